import type { Chapter } from '../../model/manual.ts';

export const BENCH_SAFETY: Chapter = {
  id: 'bench-safety',
  title: 'Bench safety',
  lead: 'Safety on the bench is a habit, not a checklist for special days. These rules hold in every simulation, and in every workshop.',
  sections: [
    {
      id: 'off-is-not-dead',
      title: 'Off is not dead',
      blocks: [
        {
          kind: 'text',
          text: 'A computer that is switched off still has power inside. As long as the mains lead is in and the rocker switch of the supply is on, the supply feeds 5 volts of **standby power** to the board, so that the front button can wake it. A green standby LED on the board shows it. Pulling a memory module now can ruin the module, the slot, or both.',
        },
        {
          kind: 'text',
          text: 'After the lead is out, capacitors still hold some charge. Press the power button once: the fans may twitch, the standby LED fades, and the machine is drained.',
        },
        {
          kind: 'steps',
          items: [
            'Shut the machine down.',
            'Turn the rocker switch of the power supply to `0`.',
            'Pull the mains lead out of the supply.',
            'Press the power button once to drain what is left.',
            'Check that the standby LED is dark.',
            'Put your strap on. Now your hands may go inside.',
          ],
        },
        {
          kind: 'note',
          tone: 'mind',
          text: 'The rocker switch alone is not enough on this bench. Draining only works, and only counts, with the lead out.',
        },
      ],
    },
    {
      id: 'never',
      title: 'Things you never do',
      blocks: [
        {
          kind: 'note',
          tone: 'danger',
          text: '**Never open a power supply.** Its capacitors can hold a dangerous charge long after it was unplugged. A faulty supply is replaced as a whole.',
        },
        {
          kind: 'list',
          items: [
            'Never switch on a machine that smells burnt, smokes, or is wet. Cut the power at the outlet, pull the lead, keep people away, and replace what burnt before anything is switched on again.',
            'Never force a connector. Every plug is shaped so that it fits one way. The 8-pin processor plug (EPS) and the 8-pin graphics plug (PCIe) look alike and carry opposite things on the same pins.',
            'Never start a machine whose processor cooler is missing or not screwed down. The processor overheats in seconds.',
            'Never measure resistance or continuity on a live circuit. The reading means nothing and the meter may be damaged.',
            'Never press, pierce or charge a swollen laptop battery. Stop using it, keep it away from anything that burns, and hand it to the people who dispose of it.',
            'Never mix modular cables of different power supplies. They may fit and still carry the wrong voltages.',
          ],
        },
      ],
    },
    {
      id: 'esd',
      title: 'Static electricity',
      blocks: [
        {
          kind: 'text',
          text: 'You feel a static discharge from about three thousand volts on. A chip can be hurt by far less, without a spark and without a trace: it works today and fails next month. So charge is led away before it can jump.',
        },
        {
          kind: 'list',
          items: [
            'Wear the wrist strap on bare skin, and clip it to bare metal of the case. It needs both ends: a strap that is worn but not clipped does nothing.',
            'The strap holds a resistor of about one megohm. It lets charge flow off slowly and limits the current through you if you touch something live.',
            'Hold cards and modules by their edges. Keep fingers off gold contacts and chips.',
            'Lay parts on the mat or on their bag, not on carpet or bare plastic.',
            'Dry air makes it worse. A room at 40 to 60 percent relative humidity is comfortable for people and for parts.',
          ],
        },
        {
          kind: 'note',
          tone: 'danger',
          text: '**Take the strap off before mains power comes back.** It ties you to metal. Strap off first, then the mains lead, then the switch.',
        },
      ],
    },
    {
      id: 'data',
      title: 'Data is part of the patient',
      blocks: [
        {
          kind: 'text',
          text: 'A drive can be bought again, what is on it cannot. Before anything that writes to, formats, rebuilds or pulls a drive: check that a backup exists and opens, or have the owner’s consent on record, and compare the serial number on the drive with the one on the screen. If a drive is failing, copy first and repair afterwards.',
        },
      ],
    },
  ],
};
