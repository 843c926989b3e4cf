import type { Chapter } from '../../model/manual.ts';

export const DESK_NETWORK: Chapter = {
  id: 'desk-network',
  title: 'The network, step by step',
  lead: 'Most network tickets are solved by asking five questions in order, and by reading exactly what the computer answers.',
  sections: [
    {
      id: 'five-questions',
      title: 'Five questions, from the cable up',
      blocks: [
        {
          kind: 'table',
          caption: 'The ladder',
          columns: [
            { title: 'Question', width: 4 },
            { title: 'How to ask', width: 4 },
            { title: 'If not', width: 6 },
          ],
          rows: [
            [
              'Is there a link?',
              'The light at the socket, the icon, `ipconfig`',
              '“Media disconnected”: cable, socket, switch port, or the wireless is off',
            ],
            [
              'Does it have an address?',
              '`ipconfig /all`',
              '`169.254` and two more numbers: nobody answered the request for an address',
            ],
            [
              'Does it reach its gateway?',
              '`ping` the default gateway',
              'Wrong address, wrong mask, wrong network, or the switch',
            ],
            [
              'Does it find names?',
              '`nslookup` the name',
              'Look which server answered: a wrong DNS server knows no internal names',
            ],
            [
              'Does the service answer?',
              'Open it; ask a colleague to open it',
              'The service, its certificate, or a rule in between',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Stop at the first “no”: what lies above it cannot work. And ask **who else**. One person is a computer, a row of desks is a switch, a site is a line, everybody is a service.',
        },
      ],
    },
    {
      id: 'what-answers-mean',
      title: 'What the answers mean',
      blocks: [
        {
          kind: 'table',
          caption: 'Answers of the console',
          columns: [
            { title: 'Answer', width: 5 },
            { title: 'Meaning', width: 8 },
          ],
          rows: [
            [
              '“Destination host unreachable”, from your own address',
              'Nobody on the local network has that address, or there is no way out',
            ],
            ['“Request timed out”', 'It was sent, and nothing came back: off, blocked, or lost on the way'],
            [
              '“Ping request could not find host”',
              'The name is not known. Try the address: if that answers, it is DNS',
            ],
            ['“General failure”', 'The adapter or the software of this computer'],
            ['“Non-existent domain”', 'The DNS server answered, and says that there is no such name'],
            ['“DNS request timed out”', 'The DNS server did not answer'],
            ['A reply from `127.0.0.1`', 'The software is there. It says nothing about cable or network'],
          ],
        },
        {
          kind: 'table',
          caption: 'Codes of a share that does not connect',
          columns: [
            { title: 'Code', width: 2 },
            { title: 'Meaning', width: 8 },
          ],
          rows: [
            ['`5`', 'Access denied: the account is known, and has no right'],
            ['`53`', 'The path was not found: name, server, or the way there'],
            ['`1219`', 'The computer is already connected to this server with another account'],
            ['`1326`', 'User name or password is wrong, often an old saved one'],
          ],
        },
      ],
    },
    {
      id: 'commands',
      title: 'Commands of the console',
      blocks: [
        {
          kind: 'text',
          text: 'Open the console in the remote session, after the person has agreed. The arrow keys bring back earlier commands, `Tab` completes one, and `Ctrl`+`L` clears the screen. A command with a wrong switch prints how it is used.',
        },
        {
          kind: 'table',
          caption: 'Windows commands, and what each shows',
          columns: [
            { title: 'Command', width: 4 },
            { title: 'Shows', width: 7 },
          ],
          rows: [
            ['`ipconfig /all`', 'Address, mask, gateway, DNS servers, and whether DHCP gave them'],
            ['`ipconfig /release`, `/renew`', 'Gives the address back; asks for a new one'],
            ['`ipconfig /flushdns`', 'Forgets names that were looked up'],
            ['`ping`, `tracert`, `pathping`', 'Whether it answers; by which way; where packets are lost'],
            ['`nslookup`', 'The address of a name, and which server said so'],
            ['`net use`', 'Network drives and the account they use'],
            ['`gpresult /r`, `gpupdate /force`', 'Policies that apply; fetches them again'],
            ['`whoami /groups`', 'Groups of the person who is signed in'],
            ['`w32tm /query /status`', 'Where the clock gets its time from, and when it last did'],
            ['`sc query spooler`', 'Whether a service runs, here the print spooler'],
            ['`arp -a`, `route print`, `netstat`', 'Neighbours; the way out; open connections'],
            ['`net user`, `net localgroup`', 'Accounts and groups of this computer'],
            ['`cmdkey /list`, `klist`', 'Saved passwords; tickets of the sign-in'],
            ['`systeminfo`, `tasklist`', 'The computer and its updates; what runs'],
            ['`manage-bde -status`', 'Whether the disk is encrypted'],
            ['`chkdsk`, `sfc /scannow`, `DISM`', 'Checks the disk; checks and repairs system files'],
          ],
        },
        {
          kind: 'text',
          text: '`help` lists all commands of the computer. A Mac has its own, among them `ifconfig`, `dig`, `security` and `sw_vers`; a Linux kiosk has `df`, `du`, `ls`, `systemctl`, `journalctl` and `ip`.',
        },
      ],
    },
  ],
};
