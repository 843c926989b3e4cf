import type { Chapter } from '../../model/manual.ts';

export const SIX_COMPLAINTS: Chapter = {
  id: 'six-complaints',
  title: 'Six complaints, and how to split them',
  lead: 'Customers describe what they see. Nearly everything they say is one of six complaints, and each has a first question that halves the list.',
  sections: [
    {
      id: 'nothing-happens',
      title: 'Nothing happens',
      blocks: [
        {
          kind: 'steps',
          items: [
            '**Outside first.** Outlet, strip and its lamp, lead, rocker, selector. No case is opened before.',
            '**Standby.** Light on the board, or +5 V on pin 9. There: the supply lives. Not there: the supply, or what feeds it.',
            '**The button.** Does PS_ON# fall when it is pressed? If it stays high: button, lead, its place on the header.',
            '**A twitch.** The supply protects itself: half-seated plug, or a short. Do not try again and again.',
          ],
        },
      ],
    },
    {
      id: 'no-post',
      title: 'It starts, and gets nowhere',
      blocks: [
        {
          kind: 'steps',
          items: [
            '**Read the sign.** Light, code, blink or beep; then the table of this very machine.',
            '**Standing or moving?** Moving codes on new memory: wait.',
            '**What changed?** The part that was touched last is the first suspect.',
            '**Move, then judge.** A module that fails in two slots is bad; a slot that fails with two modules is bad.',
          ],
        },
      ],
    },
    {
      id: 'no-system',
      title: 'It starts, and then no system',
      blocks: [
        {
          kind: 'steps',
          items: [
            '**Is the drive listed** in the firmware? No: seating, leads, shared ports, drive. Yes: go on.',
            '**Boot order and mode.** A stick left in, USB first, another drive mode than the one of the installation.',
            '**The clock.** Wrong after mains was off: the cell, and with it every setting.',
            '**Health.** Counts of sectors point at the drive, a rising count of link errors at its lead.',
            '**Data first.** Copy before you repair. What runs on a failing drive makes it worse.',
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
            '**When?** After minutes of work: heat. At once when work begins: power. At random: memory.',
            '**The log.** Event 41 without a stop code: the power was gone. With one: the system stopped itself. Event 37: the processor was slowed.',
            '**Temperatures** at rest and at work, beside the figures of the manual.',
            '**+12 V under load.** A tester cannot tell you.',
            '**Settings back to default** before any part is blamed.',
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
            '**Does the machine run?** Code of success, keyboard lights, sound. Then it is cable, port, input or monitor.',
            '**Which port** does the lead come from? With a card in, the board’s own port is silent.',
            '**The VGA light:** the card has no power or no contact.',
            '**Artefacts in the firmware** too? Then no driver is to blame.',
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
            '**The light at the port.** Off: lead, wall, port. On: settings.',
            '**A known-good lead** splits the list for two minutes of work.',
            '**Loopback** in the port: passes, then port and card are well and the wall is left.',
            '**Over-current:** pull one thing at a time off the ports until the message goes.',
          ],
        },
      ],
    },
  ],
};
