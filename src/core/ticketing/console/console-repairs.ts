/** Repairs that are a line of the console: the line, and what a line that does the same begins with. */
export const CONSOLE_REPAIRS = {
  'flush-names': { line: 'ipconfig /flushdns', begins: /^\s*ipconfig\s+[/-]flushdns/i },
  'renew-address': { line: 'ipconfig /renew', begins: /^\s*ipconfig\s+[/-]renew/i },
  'set-clock': { line: 'w32tm /resync', begins: /^\s*w32tm\s+[/-]resync/i },
  'clock-from-domain': {
    line: 'w32tm /config /syncfromflags:domhier',
    begins: /^\s*w32tm\s+[/-]config/i,
  },
  'start-time-service': {
    line: 'net start w32time',
    begins: /^\s*(net|sc)\s+start\s+(w32time|"?windows time)/i,
  },
  'refresh-policy': { line: 'gpupdate /force', begins: /^\s*gpupdate\b/i },
  'clear-credentials': { line: 'cmdkey /delete', begins: /^\s*cmdkey\s+[/-]delete/i },
  'set-keychain-password': {
    begins: /^\s*security\s+set-keychain-password\b/i,
    line: 'security set-keychain-password',
  },
  'keep-keychain-open': {
    begins: /^\s*security\s+set-keychain-settings\b/i,
    line: 'security set-keychain-settings',
  },
  'delete-keychain-entry': {
    begins: /^\s*security\s+delete-generic-password\b/i,
    line: 'security delete-generic-password',
  },
  'new-keychain': { begins: /^\s*security\s+create-keychain\b/i, line: 'security create-keychain' },
  'rotate-log': { line: 'logrotate -f', begins: /^\s*sudo\s+logrotate\b.*\s(-\w*f|--force)\b/i },
  'restart-service': { line: 'systemctl restart', begins: /^\s*sudo\s+systemctl\s+(re)?start\s+kiosk/i },
  'change-owner': { line: 'chown', begins: /^\s*sudo\s+chown\b/i },
  'map-home-drive': { line: 'net use H:', begins: /^\s*net\s+use\s+h:\s+\\\\/i },
  'start-service': {
    line: 'net start Spooler',
    begins: /^\s*(net|sc)\s+start\s+(spooler|"print spooler")/i,
  },
} as const satisfies Readonly<Record<string, { readonly line: string; readonly begins: RegExp }>>;

/** The line of the console that is a repair; undefined where the repair is none. */
export function consoleLineOf(repair: string): string | undefined {
  return Object.entries(CONSOLE_REPAIRS).find(([name]) => name === repair)?.[1].line;
}
