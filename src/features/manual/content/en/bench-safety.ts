import type { Chapter } from '../../model/manual.ts';

export const BENCH_SAFETY: Chapter = {
  id: 'bench-safety',
  title: 'Bench safety',
  lead: 'These safety rules apply in every simulation and in every workshop.',
  sections: [
    {
      id: 'off-is-not-dead',
      title: 'A machine that is off still has power',
      blocks: [
        {
          kind: 'text',
          text: 'A computer that is switched off still has power inside. As long as the mains lead is in and the switch of the power supply (PSU) is on, the motherboard gets 5 volts of **standby power**. A green standby LED shows it. Removing a RAM module now can destroy the module, the slot, or both.',
        },
        {
          kind: 'text',
          text: 'After you unplug the machine, capacitors still hold some charge. Press the power button once: the fans may twitch, the standby LED goes off, and the machine is drained.',
        },
        {
          kind: 'steps',
          items: [
            'Shut the machine down.',
            'Set the switch of the power supply to `0`.',
            'Unplug the mains lead.',
            'Press the power button once to drain the remaining charge.',
            'Check that the standby LED is off.',
            'Put on the ESD strap. Now you may work inside.',
          ],
        },
        {
          kind: 'note',
          tone: 'mind',
          text: 'The switch alone is not enough. Draining works, and counts, only when the machine is unplugged.',
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
          text: '**Never open a power supply.** Its capacitors can hold a dangerous charge long after it was unplugged. Replace a faulty power supply as a whole.',
        },
        {
          kind: 'list',
          items: [
            'Never switch on a machine that smells burnt, smokes or is wet. Cut the power at the outlet, unplug it, keep people away. Replace the burnt part first.',
            'Never force a plug. Every plug fits one way only. The 8-pin CPU plug (EPS) and the 8-pin graphics plug (PCIe) look alike, but 12 V and ground are swapped.',
            'Never start a machine whose heat sink is missing or loose. The processor overheats in seconds.',
            'Never measure resistance or continuity with the power on. The reading is wrong and the multimeter may be damaged.',
            'Never press, pierce or charge a swollen laptop battery. Stop using it, keep it away from anything that burns, and hand it in for disposal.',
            'Never mix modular cables of different power supplies. Their plugs are not standard: they may fit and carry the wrong voltages.',
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
          text: 'You feel a static discharge (ESD) from about 3,000 volts. Much less can damage a chip without a visible trace: it may fail weeks later.',
        },
        {
          kind: 'list',
          items: [
            'Wear the wrist strap on bare skin, and clip it to bare metal of the case. A strap that is not clipped does nothing.',
            'The strap has a resistor of about 1 megohm (a million ohms). It limits the current through you if you touch a live part.',
            'Hold cards and modules by their edges. Keep fingers off gold contacts and chips.',
            'Lay parts on the mat or on their bag, not on carpet or bare plastic.',
            'Dry air makes it worse. Keep the relative humidity of the room at 40 to 60 percent.',
          ],
        },
        {
          kind: 'note',
          tone: 'danger',
          text: '**Take the strap off before mains power comes back.** It connects you to metal. First the strap off, then the mains lead in, then the switch on.',
        },
      ],
    },
    {
      id: 'data',
      title: 'Protect the data',
      blocks: [
        {
          kind: 'text',
          text: 'A drive can be replaced, its data cannot. Before you write to, format, rebuild or remove a drive: check that a backup exists and opens, or record the owner’s consent. Compare the serial number on the drive with the one on the screen. If a drive is failing, copy the data first, then repair.',
        },
      ],
    },
  ],
};
