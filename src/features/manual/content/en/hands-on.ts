import { MEMORY_TRAINING_S } from '../../../../core/hardware/behaviour/post.ts';
import type { Chapter } from '../../model/manual.ts';

export const HANDS_ON: Chapter = {
  id: 'hands-on',
  title: 'Hands on: RAM, parts, power',
  lead: 'The work that you will do most often, in the order that keeps you and the machine safe.',
  sections: [
    {
      id: 'seat-memory',
      title: 'Seat a RAM module (DIMM)',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Make the machine safe: off, unplugged, drained, strap on.',
            'Open the latches at **both** ends of the slot. The module comes up a little. Some motherboards have a latch at one end only.',
            'Lift the module straight up, by its edges.',
            'Compare the notch in the contacts with the key in the slot. If they do not match, turn the module round. If they still do not match, it is the wrong type of RAM.',
            'Set it upright into the slot.',
            'Press each end down until its latch clicks. **Two latches: two clicks.** A slot with one latch clicks once. A module seated at one end only is a common fault.',
            'Check that all modules have the same height and every latch is closed.',
          ],
        },
      ],
    },
    {
      id: 'which-slots',
      title: 'Which slots to use',
      blocks: [
        {
          kind: 'text',
          text: 'Slots A1 and A2 share one channel to the processor, B1 and B2 the other. Two modules go into **A2 and B2**, the second and fourth slot from the processor: one on each channel (dual channel). Two modules on the same channel work, but with half the throughput. A single module goes into A2.',
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'Bad slot or bad module? Move the **module** to another slot. If the fault moves with it, the module is bad. If the fault stays, check the slot.',
        },
      ],
    },
    {
      id: 'card-and-drive',
      title: 'Graphics card and M.2 drive',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Remove a graphics card:** unplug the monitor cable and the power cable, remove both bracket screws, open the slot latch, lift the card straight up.',
            '**Insert it:** push it straight down until the latch closes, tighten both screws, plug in the power cable until it clicks, plug the monitor cable into the card.',
            '**Insert an M.2 SSD:** at an angle into the slot, press it flat, tighten its screw. Without the screw it springs up and loses contact.',
            '**Heat sink:** loosen and tighten crosswise, a little at a time. With uneven pressure the processor runs hot, and a RAM channel can fail.',
          ],
        },
      ],
    },
    {
      id: 'power-on-order',
      title: 'Power on, in this order',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Every part seated, every plug latched, no loose screw in the case.',
            'Heat sink screwed down, its fan plugged in.',
            'Take the ESD strap **off**.',
            'Monitor cable in the graphics card, monitor on.',
            'Plug in the mains lead, then set the switch of the power supply to `I`. The standby LED lights.',
            'Press the power button once.',
            `Watch the LEDs and the display. After a change of RAM, wait for memory training (${MEMORY_TRAINING_S} s on this bench).`,
            'When there is a picture, check in the BIOS/UEFI that all RAM and every drive is listed.',
          ],
        },
      ],
    },
    {
      id: 'building',
      title: 'Order of a whole build',
      blocks: [
        {
          kind: 'steps',
          items: [
            'I/O shield and standoffs: 9 for an ATX motherboard, one under each hole and none anywhere else.',
            'On the anti-static mat: processor (open the lever, match the triangles, close the lever), M.2 SSD, RAM in A2 and B2.',
            'Heat sink: remove the film, apply thermal paste, mount it, plug in its fan.',
            'Motherboard into the case, all its screws.',
            'CPU power (EPS) first, while there is room. Then 24-pin, front panel, USB and audio.',
            'Drives, then the graphics card with its power cable.',
            'Check for loose cables. Then power on in the order above.',
          ],
        },
      ],
    },
  ],
};
