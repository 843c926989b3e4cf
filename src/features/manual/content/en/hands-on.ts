import { MEMORY_TRAINING_S } from '../../../../core/hardware/behaviour/post.ts';
import type { Chapter } from '../../model/manual.ts';

export const HANDS_ON: Chapter = {
  id: 'hands-on',
  title: 'Hands on: memory, parts, power',
  lead: 'The movements that you will make most often, in the order that keeps you and the machine safe.',
  sections: [
    {
      id: 'seat-memory',
      title: 'Seat a memory module',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Make the machine safe: off, unplugged, drained, strap on.',
            'Open the latches at **both** ends of the slot. A module that is in it rises a little.',
            'Lift the module straight up, by its edges.',
            'Compare the notch in the contacts with the key in the slot. If they do not meet, turn the module round. If they never meet, it is the wrong kind of memory.',
            'Set it upright into the slot.',
            'Press one end down until its latch clicks, then the other. **Two clicks.** One click is the most common memory fault there is.',
            'Look along the row: every module at the same height, every latch upright.',
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
          text: 'Slots A1 and A2 share one channel to the processor, B1 and B2 the other. Two modules belong into **A2 and B2**, the second and fourth slot from the processor: one on each channel. Two modules on the same channel work, at half the width. One module alone goes into A2.',
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'A slot or a module? Move the **module**. If the fault goes with it, the module is bad. If the fault stays, look at the slot.',
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
            '**Card out:** monitor lead and power lead off, both bracket screws out, press the hook at the end of the slot, lift straight.',
            '**Card in:** straight down until the hook closes, both screws, power lead until it clicks, monitor lead on the card.',
            '**M.2 in:** at a slant into the slot, flat down, screw in. A drive that springs up has no contact.',
            '**Cooler:** loosen and tighten crosswise, a little at a time. Uneven pressure heats the processor and can cost a memory channel.',
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
            'Everything seated, every plug latched, nothing loose in the case, no screw left over.',
            'Cooler screwed down and its fan connected.',
            'Strap **off**.',
            'Monitor lead on the graphics card, monitor on.',
            'Mains lead in, then the rocker switch to `I`. The standby LED lights.',
            'Press the power button once.',
            `Watch the LEDs and the display. After a change of memory, wait for the training (${MEMORY_TRAINING_S} s on this bench).`,
            'Picture? Then check that the firmware sees all the memory and every drive.',
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
            'Port shield and standoffs: nine for a full-size board, one under each hole and none anywhere else.',
            'On the mat: processor (lever open, triangle to triangle, lever closed), M.2 drive, memory in A2 and B2.',
            'Cooler with fresh paste; film off; fan lead.',
            'Board into the case, all its screws.',
            'EPS lead first, while there is room; then 24-pin, front panel, USB and audio.',
            'Drives, then the graphics card with its power lead.',
            'A last look for loose cables, then the power-on order above.',
          ],
        },
      ],
    },
  ],
};
