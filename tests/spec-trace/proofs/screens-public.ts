/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: titles of tests are named as they are written */
import type { Trace } from '../trace.ts';
import * as by from './files.ts';

/** Spec section 2: routes, guards, frames, and the screens that a visitor sees. */
export const PUBLIC_SCREENS: Trace = {
  '2.routes.1': [
    ...by.addresses('the public address %s opens a page of its own'),
    ...by.register('keeps the chosen plan, through the email, to the plan selection'),
  ],
  '2.routes.2': [
    ...by.publicLayout('opens on a phone with the simulation among its links, and Escape closes it'),
    ...by.addresses('the public address %s opens a page of its own'),
  ],
  '2.routes.3': [
    ...by.addresses('%s asks a visitor to sign in'),
    ...by.planAccess('administrators find User Management, and nobody signed out finds anything'),
  ],
  '2.routes.4': [
    ...by.addresses('the signed-in address %s opens a page of its own'),
    ...by.planAccess('somebody on the expert plan sees what it opens and nothing else'),
    ...by.planAccess('administrators find User Management, and nobody signed out finds anything'),
  ],
  '2.routes.5': [
    ...by.checkout('from the account page, going back leads to /plans'),
    ...by.plansPage(
      'takes a person who left the payment page on to their plans, and says once that nothing was paid',
    ),
  ],
  '2.routes.6': by.messages('shows a message and a link home, and is logged'),
  '2.routes.7': by.login('sends an email with a link, and says so'),
  '2.routes.8': by.register('sends a link and asks the person to open it'),

  '2.guard.1': [
    ...by.guard('the order of the permission routes > %s'),
    ...by.guarded('that waits for the %s says so'),
  ],
  '2.guard.2': [
    ...by.guard('the order of the permission routes > %s'),
    ...by.guarded('that redirects to %s remembers the requested address, query included'),
  ],
  '2.guard.3': [
    ...by.guard('the order of the permission routes > %s'),
    ...by.guarded('that waits for the %s says so'),
  ],
  '2.guard.4': [
    ...by.guard('the order of the permission routes > %s'),
    ...by.guard('ignores the use of the demo for %s'),
    ...by.guarded('that waits for the %s says so'),
  ],
  '2.guard.5': [
    ...by.guard('the order of the permission routes > %s'),
    ...by.planSimulation('sends a person whose plan has expired to the plans'),
  ],
  '2.guard.6': [
    ...by.guard('the order of the permission routes > %s'),
    ...by.planSimulation('is refused to people on another plan'),
    ...by.demo('is refused to people on other plans'),
  ],
  '2.guard.7': [
    ...by.guard('the order of the permission routes > %s'),
    ...by.guard('a screen opens only to a signed-in person whose running plan includes it'),
  ],
  '2.guard.8': [
    ...by.guard('opens for %s only if the role manages people'),
    ...by.planAccess('somebody on the expert plan sees what it opens and nothing else'),
  ],
  '2.guard.9': by.addresses('%s asks a visitor to sign in'),

  '2.layout.1': [
    ...by.appLayout('is collapsed by its button, and the choice is stored, and kept in a cookie for a week'),
    ...by.appLayout('the menu slides out, and following a link closes it'),
    ...by.measures('the phone layout begins below 768 px'),
    ...by.measures('the menu of a phone takes 80% of the width, up to 320 px'),
  ],
  '2.layout.2': [
    ...by.appLayout('lists the items of every person, in order'),
    ...by.appLayout('for plan $plan with $used demos used lists $lists'),
    ...by.appLayout('shows User Management to an %s'),
    ...by.appLayout('marks Home as current on its own address only'),
    ...by.session('says goodbye and returns to the landing page'),
    ...by.supportDialog('knows the person, sends the request, says so and closes'),
  ],
  '2.layout.3': by.appLayout(
    'is collapsed by its button, and the choice is stored, and kept in a cookie for a week',
  ),
  '2.layout.4': by.appLayout('is toggled by %s', 'is not toggled by a plain b'),
  '2.layout.5': by.appLayout('has no collapse button on the testing screen'),
  '2.layout.6': by.measures('the sidebar is 16rem, 18rem on a phone, and 3rem collapsed'),
  '2.layout.7': [
    ...by.appLayout('shows the streak as days, hours and minutes, of 48 hours'),
    ...by.subscription('the remaining time of a plan is recalculated every minute'),
    ...by.appLayout('shows no streak to anyone else'),
    ...by.streak('of %s is shown only when there is a streak to keep'),
    ...by.streak('writes %d ms as days:hours:minutes', 'fills the ring with %d hours left to %d percent'),
  ],
  '2.layout.8': by.theme(
    'the choice $stored on a system that is dark: $systemIsDark paints $painted',
    'says which theme a press selects, and keeps the choice for the next visit',
  ),
  '2.layout.9': [
    ...by.publicLayout('leads to privacy, terms, support and three profiles'),
    ...by.supportDialog('opens the same dialog for a visitor, empty'),
  ],

  '2.support.1': by.supportDialog(
    'knows the person, sends the request, says so and closes',
    'asks for what is missing',
  ),
  '2.support.2': by.supportDialog(
    'cannot be closed while it is sending',
    'keeps a draft that was closed by accident, and forgets one that was cancelled',
  ),

  '2.landing.1': [
    ...by.publicLayout('offers Login and Sign Up to a visitor', 'offers the dashboard to someone signed in'),
    ...by.theme('says which theme a press selects, and keeps the choice for the next visit'),
    ...by.language('is chosen by its own name, remembered, and told to assistive technology'),
  ],
  '2.landing.2': by.publicLayout('leads to the sections of the landing page from any page'),
  '2.landing.3': by.landing('leads a visitor to the register page, the waiting list and an outside demo'),
  '2.landing.4': by.landing('shows the four figures and the machine'),
  '2.landing.5': by.landing('shows three testimonials, each with four or five stars'),
  '2.landing.6': by.publicPages('the landing page shows how it works, features, and a closing call'),
  '2.landing.7': [
    ...by.landing('shows an answer below its question'),
    ...by.publicPages('the landing page answers the four questions of the specification'),
  ],
  '2.landing.8': [
    ...by.landing('are loaded once they come near the window'),
    ...by.planOffer('exclude the other type and are sorted by price, in whatever order they arrive'),
  ],
  '2.landing.9': by.contactForm(
    'sends the message to the team and to the table, says so, and is empty again',
  ),
  '2.landing.10': by.publicPages('the landing page shows how it works, features, and a closing call'),
  '2.landing.11': by.landing('opens the Training Demo and closes it again'),
  '2.landing.12': [
    ...by.offerList('are on cards that lead to the register page with the plan'),
    ...by.planOffer('named $name has the texts of $wording'),
    ...by.price('is shown as Free, or in dollars with cents'),
  ],
  '2.landing.13': by.publicPages(
    'the landing page notes support, the guarantee, and that one can cancel anytime',
  ),

  '2.login.1': [
    ...by.login('shows and hides the password by a button'),
    ...by.login('sends an email with a link, and says so'),
    ...by.login('opens with a return address to the plan selection'),
    ...by.publicPages('the sign-in screen leads to registering and back home'),
  ],
  '2.login.2': [
    ...by.login('welcomes the person and takes them to the dashboard'),
    ...by.redirects('after signing in the dashboard comes half a second later'),
  ],
  '2.login.3': by.login(
    'sends an email with a link, and says so',
    'with a malformed address shows the error',
  ),

  '2.register.1': [
    ...by.register('sends a link and asks the person to open it'),
    ...by.publicPages('the register screen leads to signing in and back home'),
    ...by.unseen('signing up with Google while it is disabled shows the server’s message'),
  ],
  '2.register.2': by.register('sends a link and asks the person to open it'),
  '2.register.3': by.register('that the server refuses is reported twice: in a toast, and above the button'),

  '2.reset.1': [
    ...by.reset('leads to a form that checks both passwords'),
    ...by.field('is hidden until shown, and keeps what is typed'),
  ],
  '2.reset.2': [
    ...by.reset(
      'is blocked',
      'does not let a signed-in person change the password by writing the marker by hand',
    ),
    ...by.passwordJourney('a reset page without the recovery mark lets nobody set a password'),
  ],
  '2.reset.3': [
    ...by.reset('lets its owner set a new password, with which alone they can sign in from then on'),
    ...by.redirects('after a password reset the sign-in page comes three seconds later'),
  ],

  '2.waiting-list.1': by.waitingList(
    'shows 347 plus the real entries, the 60 days, the way back, and its title',
  ),
  '2.waiting-list.2': by.waitingList(
    'registers a person: panel, toast, one more on the counter, an email to the team and one to them',
  ),
  '2.waiting-list.3': by.waitingList(
    'shows 347 plus the real entries, the 60 days, the way back, and its title',
  ),
  '2.waiting-list.4': by.waitingList(
    'shows 347 plus the real entries, the 60 days, the way back, and its title',
  ),

  '2.business.1': by.publicPages(
    'the business page shows its figures, steps, features, partners, plans and questions',
  ),
  '2.business.2': by.publicPages('the business page leads from each plan to registering, and to contact'),
  '2.business.3': by.publicPages('what is below the window fades in when it is scrolled to'),
  '2.business.4': by.publicPages('the business page says that a free 60-second demo comes with an account'),
  '2.legal.1': by.publicPages('the privacy policy has its date, its sections and the way home'),
  '2.legal.2': by.publicPages('the terms have their sections, the privacy policy and the way home'),
};
