import type account from './en/account.json';
import type attempts from './en/attempts.json';
import type auth from './en/auth.json';
import type billing from './en/billing.json';
import type business from './en/business.json';
import type cards from './en/cards.json';
import type certificates from './en/certificates.json';
import type common from './en/common.json';
import type competitions from './en/competitions.json';
import type credential from './en/credential.json';
import type dashboard from './en/dashboard.json';
import type demo from './en/demo.json';
import type desk from './en/desk.json';
import type deskDebrief from './en/desk-debrief.json';
import type deskHome from './en/desk-home.json';
import type deskKnowledge from './en/desk-knowledge.json';
import type deskMap from './en/desk-map.json';
import type deskTalk from './en/desk-talk.json';
import type deskTitles from './en/desk-titles.json';
import type deskTools from './en/desk-tools.json';
import type facts from './en/facts.json';
import type home from './en/home.json';
import type idle from './en/idle.json';
import type lab from './en/lab.json';
import type labBench from './en/lab-bench.json';
import type labHome from './en/lab-home.json';
import type labManual from './en/lab-manual.json';
import type labParts from './en/lab-parts.json';
import type labTitles from './en/lab-titles.json';
import type landing from './en/landing.json';
import type layout from './en/layout.json';
import type leaderboard from './en/leaderboard.json';
import type legal from './en/legal.json';
import type manual from './en/manual.json';
import type messages from './en/messages.json';
import type objectives from './en/objectives.json';
import type offers from './en/offers.json';
import type ownCertificates from './en/own-certificates.json';
import type people from './en/people.json';
import type planNotes from './en/plan-notes.json';
import type plans from './en/plans.json';
import type rhythm from './en/rhythm.json';
import type runs from './en/runs.json';
import type scene from './en/scene.json';
import type showcase from './en/showcase.json';
import type simulation from './en/simulation.json';
import type tutorials from './en/tutorials.json';
import type waitingList from './en/waiting-list.json';
import type workspace from './en/workspace.json';

/** The English texts by namespace. A new file `en/<namespace>.json` loads by itself; a line here gives its keys types.
 * Texts of cases and tickets (`en/cases`, `en/tickets`, `en/tutorials`) are named by data, not by code: tests check that no story lacks any. */
interface Texts {
  readonly account: typeof account;
  readonly attempts: typeof attempts;
  readonly auth: typeof auth;
  readonly billing: typeof billing;
  readonly business: typeof business;
  readonly cards: typeof cards;
  readonly certificates: typeof certificates;
  readonly common: typeof common;
  readonly credential: typeof credential;
  readonly dashboard: typeof dashboard;
  readonly demo: typeof demo;
  readonly desk: typeof desk;
  readonly 'desk-debrief': typeof deskDebrief;
  readonly 'desk-home': typeof deskHome;
  readonly 'desk-knowledge': typeof deskKnowledge;
  readonly 'desk-map': typeof deskMap;
  readonly 'desk-talk': typeof deskTalk;
  readonly 'desk-tools': typeof deskTools;
  readonly 'desk-titles': typeof deskTitles;

  readonly home: typeof home;
  readonly facts: typeof facts;
  readonly idle: typeof idle;
  readonly lab: typeof lab;
  readonly 'lab-manual': typeof labManual;
  readonly 'lab-bench': typeof labBench;
  readonly 'lab-home': typeof labHome;
  readonly 'lab-parts': typeof labParts;
  readonly 'lab-titles': typeof labTitles;
  readonly landing: typeof landing;
  readonly layout: typeof layout;
  readonly competitions: typeof competitions;
  readonly leaderboard: typeof leaderboard;
  readonly legal: typeof legal;
  readonly manual: typeof manual;
  readonly messages: typeof messages;
  readonly objectives: typeof objectives;
  readonly offers: typeof offers;
  readonly 'own-certificates': typeof ownCertificates;
  readonly people: typeof people;
  readonly 'plan-notes': typeof planNotes;
  readonly plans: typeof plans;
  readonly rhythm: typeof rhythm;
  readonly runs: typeof runs;
  readonly scene: typeof scene;
  readonly showcase: typeof showcase;
  readonly simulation: typeof simulation;
  readonly tutorials: typeof tutorials;
  readonly 'waiting-list': typeof waitingList;
  readonly workspace: typeof workspace;
}

export type Namespace = keyof Texts;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A key as code asks for it: which plural form is meant is found by the count. */
type Asked<Key> = Key extends `${infer Asked}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Asked
  : Key;

/** The keys of each namespace, worked out once: a type of its own for each call would cost the compiler minutes. */
type Keys = { readonly [Name in Namespace]: Asked<KeysOf<Texts[Name]>> };
type FullKeys = { readonly [Name in Namespace]: `${Name}:${Keys[Name]}` };

/** Any text of the product by its full key: `namespace:group.name`. For texts that are named as data, such as toasts. */
export type TextKey = FullKeys[Namespace];

/** One namespace, or several: keys of the first need no prefix. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/** The keys that can be asked for where these namespaces are loaded. */
export type KeyIn<Names extends Namespaces> = Names extends readonly [infer First, ...unknown[]]
  ? Keys[First & Namespace] | FullKeys[Names[number] & Namespace]
  : Keys[Names & Namespace];
