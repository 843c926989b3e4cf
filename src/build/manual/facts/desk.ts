import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { TARGETS } from '../../../core/ticketing/clocks/targets.ts';
import {
  ACCOUNT_CLASSES,
  type AccountClass,
  IDENTITY_ACTS,
  type IdentityAct,
  type Requirement,
  requirementOf,
} from '../../../core/ticketing/identity/acts.ts';
import { computedPriority, LEVELS, PRIORITIES } from '../../../core/ticketing/priority/matrix.ts';
import { DESK_STORIES } from '../../../core/ticketing/scenarios/public/catalogue.ts';
import { ARTICLES } from '../../../core/ticketing/tools/articles.ts';
import { DEFAULT_KEYS } from '../../../features/ticket-desk/model/desk-keys.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { Facts } from './facts.ts';
import { named, reading, rowsOf } from './rows.ts';

const WORDS = {
  en: {
    minute: ['minute', 'minutes'],
    hour: ['hour', 'hours'],
    every: 'every',
    onChange: 'on change',
    calendar: { always: 'day and night', business: 'business hours' },
    impact: 'Impact',
    level: 'Level',
    'callback-to-hr': 'Call back to HR',
    'identity-team': 'Identity team',
  },
  es: {
    minute: ['minuto', 'minutos'],
    hour: ['hora', 'horas'],
    every: 'cada',
    onChange: 'si algo cambia',
    calendar: { always: 'día y noche', business: 'horario laboral' },
    impact: 'Impacto',
    level: 'Nivel',
    'callback-to-hr': 'Devolver la llamada a RR. HH.',
    'identity-team': 'Equipo de Identidad',
  },
} as const;

const ACTS: Readonly<Record<Language, Readonly<Record<IdentityAct, string>>>> = {
  en: {
    information: 'Telling anything about the person, account or device',
    unlock: 'Unlocking an account',
    'password-reset': 'Resetting a password',
    'mfa-reset': 'Removing a sign-in method',
    'new-authenticator': 'Registering a new authenticator, or a temporary access pass',
    'recovery-key': 'Reading out a recovery key',
    'payroll-change': 'Changing where a salary is paid',
    'device-wipe': 'Wiping a device',
    'work-data-removal': 'Taking the company’s data off a device',
    'account-disable': 'Disabling an account on HR’s request',
  },
  es: {
    information: 'Decir cualquier cosa sobre la persona, la cuenta o el equipo',
    unlock: 'Desbloquear una cuenta',
    'password-reset': 'Restablecer una contraseña',
    'mfa-reset': 'Quitar un método de inicio de sesión',
    'new-authenticator': 'Registrar un autenticador nuevo o un pase de acceso temporal',
    'recovery-key': 'Leer en voz alta una clave de recuperación',
    'payroll-change': 'Cambiar dónde se paga una nómina',
    'device-wipe': 'Borrar por completo un dispositivo',
    'work-data-removal': 'Quitar los datos de la empresa de un dispositivo',
    'account-disable': 'Deshabilitar una cuenta a petición de RR. HH.',
  },
};

/** Accounts of VIPs and of Finance follow the same rules, so they share a column. */
const COLUMNS: readonly AccountClass[] = ACCOUNT_CLASSES.filter((account) => account !== 'finance');

/** Priorities, promised times, levels of identity and keys of the ticket desk. */
export function deskFacts(language: Language): Facts {
  return {
    'desk.stories': `${Object.keys(DESK_STORIES).length}`,
    'desk.articles': `${ARTICLES.length}`,
    'desk.matrix.rows': matrixRows(language),
    'desk.targets.rows': targetRows(language),
    'desk.acts.rows': rowsOf(
      IDENTITY_ACTS.map((act) => [
        ACTS[language][act],
        ...COLUMNS.map((account) => requirementIn(language, requirementOf(act, account))),
      ]),
    ),
    ...named(
      'key',
      Object.fromEntries(Object.entries(DEFAULT_KEYS).map(([act, key]) => [act, reading(key.toUpperCase())])),
    ),
  };
}

function matrixRows(language: Language): string {
  return rowsOf(
    LEVELS.map((impact) => [
      `${WORDS[language].impact} ${impact}`,
      ...LEVELS.map((urgency) =>
        reading(computedPriority({ impact, urgency, isSecurityCase: false, isVip: false })),
      ),
    ]),
  );
}

function targetRows(language: Language): string {
  const { every, onChange, calendar } = WORDS[language];
  return rowsOf(
    PRIORITIES.map((priority) => {
      const target = TARGETS[priority];
      return [
        reading(priority),
        lengthIn(language, target.firstResponse),
        target.updateEvery === null ? onChange : `${every} ${lengthIn(language, target.updateEvery)}`,
        lengthIn(language, target.resolution),
        calendar[target.calendar],
      ];
    }),
  );
}

function lengthIn(language: Language, seconds: number): string {
  const { minute, hour } = WORDS[language];
  const [amount, unit] =
    seconds < SECONDS_PER_HOUR ? [seconds / SECONDS_PER_MINUTE, minute] : [seconds / SECONDS_PER_HOUR, hour];
  return `${amount} ${unit[amount === 1 ? 0 : 1]}`;
}

function requirementIn(language: Language, requirement: Requirement): string {
  const words = WORDS[language];
  return requirement.kind === 'level' ? `${words.level} ${requirement.level}` : words[requirement.kind];
}
