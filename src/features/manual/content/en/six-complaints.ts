import type { Chapter } from '../../model/manual.ts';

export const SIX_COMPLAINTS: Chapter = {
  id: 'six-complaints',
  title: 'Six complaints, and how to narrow them down',
  lead: 'Most customers describe one of six complaints. For each, a few checks in the right order narrow the causes down.',
  sections: [
    {
      id: 'nothing-happens',
      title: 'Nothing happens',
      blocks: [
        {
          kind: 'steps',
          items: [
            '**Start outside.** Check the outlet, the power strip and its LED, the mains lead, the switch of the power supply (PSU) and its voltage selector. Then open the case.',
            '**Standby power.** Look at the standby LED of the motherboard, or measure +5 V on pin 9. Present: the power supply has mains. Missing: the power supply, or what feeds it.',
            '**Power button.** Does PS_ON# fall to near 0 V when you press it? If it stays high: the button, its cable, or the wrong pins.',
            '**Fans twitch, then stop.** The power supply protects itself: a plug that is not fully in, or a short circuit. Do not keep trying.',
          ],
        },
      ],
    },
    {
      id: 'no-post',
      title: 'It starts, but POST does not pass',
      blocks: [
        {
          kind: 'steps',
          items: [
            '**Read the result.** LED, code, blinks or beeps. Look it up in the manual of this machine.',
            '**Do the codes change?** With new RAM that is memory training: wait.',
            '**What changed?** Check first what was changed last.',
            '**Move one RAM module at a time.** A module that fails in two slots is bad. A slot that fails with two good modules is bad.',
          ],
        },
      ],
    },
    {
      id: 'no-system',
      title: 'POST passes, but Windows does not start',
      blocks: [
        {
          kind: 'steps',
          items: [
            '**Is the drive listed** in the BIOS/UEFI? No: check its seat, its cables, disabled ports, then the drive. Yes: go on.',
            '**Boot order and drive mode.** A USB stick left in a port, USB first, or another drive mode than at installation.',
            '**The clock.** Wrong after the machine was unplugged: the CMOS battery. Check the other BIOS/UEFI settings too.',
            '**Drive health.** Bad sectors point to the drive. Rising link errors point to its data cable.',
            '**Data first.** Copy the data before you repair. Every further use can make a failing drive worse.',
          ],
        },
      ],
    },
    {
      id: 'unstable',
      title: 'It is unstable, slow or hot',
      blocks: [
        {
          kind: 'steps',
          items: [
            '**When does it happen?** After minutes under load: suspect heat. At once under load: suspect power. At random: suspect RAM. Then measure.',
            '**Event log.** Event 41 without a stop code: power was lost, or the machine hung. With a stop code: Windows stopped. Event 37: the firmware limited the processor speed; heat is one of several reasons.',
            '**Temperatures** at idle and under load. Compare them with the service manual.',
            '**+12 V under load.** Use the multimeter. A PSU tester does not load the power supply enough.',
            '**BIOS/UEFI settings** back to default before you blame a part.',
          ],
        },
      ],
    },
    {
      id: 'no-picture',
      title: 'No picture, or a bad one',
      blocks: [
        {
          kind: 'steps',
          items: [
            '**Does the machine run?** POST passed, keyboard LEDs react, Windows makes sounds: then check monitor cable, port, input, backlight and monitor.',
            '**Which port** is the monitor cable in? Use the graphics card. The motherboard’s port is dead if the processor has no graphics or if that port is disabled.',
            '**VGA LED lit:** the graphics card has no power, or is not fully seated.',
            '**The monitor’s own light.** Steady and no picture: shine a flashlight at the screen for the backlight, and open the menu for the brightness. Blinking: no signal, the wrong input, or asleep. Off: both ends of its mains lead, then its power button.',
            '**Coloured blocks in the BIOS/UEFI** too? Then it is not the driver. Blocks over the monitor’s own menu: the monitor. Blocks only under load: read the temperature of the graphics card and look for dust.',
          ],
        },
      ],
    },
    {
      id: 'no-link',
      title: 'No network, or a dead port',
      blocks: [
        {
          kind: 'steps',
          items: [
            '**Link LED at the port.** Off: cable, wall socket or port. On: settings, such as the adapter or the IP address.',
            '**Try a known-good cable.** It takes two minutes.',
            '**Loopback plug** in the port: if it passes, the port is good. The cable and the wall socket remain.',
            '**USB over-current:** unplug one device at a time until the message is gone.',
          ],
        },
      ],
    },
  ],
};
