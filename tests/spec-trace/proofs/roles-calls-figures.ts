import { remark, type Trace } from '../trace.ts';
import * as by from './files.ts';

const CATALOGUE = by.catalogue(
  '$id: the toast has the title, text, variant and time of the specification',
  '$id: the page has the words of the specification',
  '$id: a test provokes it and reads its text',
);

/** Every sentence of section 8 is a line of the catalogue, which has tests of its own. */
const SECTION_8: Trace = Object.fromEntries(
  Array.from({ length: 33 }, (_line, index) => [`8.${index + 1}`, CATALOGUE]),
);

/** Spec section 1 and sections 6 to 9: the product, roles, calls, the catalogue, figures. */
export const ROLES_CALLS_FIGURES: Trace = {
  '1.1': remark('Whom the product is for; the screens of section 2 are how.'),
  '1.2': [
    ...by.signUpAndPay(
      'a newcomer who has visited before registers, confirms by email, pays for Ace, and stands in the signed-in area',
    ),
    ...by.passwordJourney('somebody signs up with Google and chooses a plan'),
  ],
  '1.3': [
    ...by.practiceJob('finds the job after a reload, continues it, and undoes an earlier action'),
    ...by.practiceTicket(
      'chooses a complaint, leaves the ticket, resumes it where it was, undoes, finishes it and reads the debrief',
    ),
    ...by.testingShift(
      'works without hints and undo, loses nothing to a cut network and a reload, ends the shift and reads its debrief',
    ),
    ...by.demoTime('end with what was done and what was not, what was missing, and no further question'),
  ],
  '1.4': [
    ...by.tutorials(
      'are played at the bench by hand, skipped and left, and go on at the same step',
      'lead from a ticket to the bench and back, and keep their steps in one count',
    ),
    ...by.leaderboard('says what somebody has played, what of it counts, and goes to the next run'),
    ...by.competitions('are played by whoever has the plan, once, and lead to the next run'),
    ...by.certificates('are issued by their holder, whose name their page shows when they choose so'),
    ...by.manual('shows its PDF in the page, with links to open and to download it'),
  ],
  '1.5': by.theme('the choice $stored on a system that is dark: $systemIsDark paints $painted'),
  '1.6': by.register('keeps the chosen plan, through the email, to the plan selection'),
  '1.7': by.publicPages('the waiting list promises half the price, priority, and twice the trial'),
  '1.8': by.checkout('starts at once, without Stripe, with its countdown'),
  '1.9': [
    ...by.appLayout('counts a trial with %i hours down in words'),
    ...by.subscriptionRules('with %d ms left shows %d whole hours'),
  ],
  '1.10': by.build('contains neither a secret nor the name of one'),
  '1.11': by.build('contains neither a secret nor the name of one'),

  '6.1': by.roles('are read from the profile when it names a known one', '%o counts as an ordinary user'),
  '6.2': [
    ...by.guard('opens for %s only if the role manages people'),
    ...by.createUser('as %s, with the role %s, and Mina can sign in at once'),
  ],
  '6.3': by.roles('no role may change its own account'),
  '6.4': by.attacks('with every privilege, it is denied that > %s: > $id'),
  '6.5': [
    ...by.register('sends a link and asks the person to open it'),
    ...by.register('keeps the chosen plan, through the email, to the plan selection'),
  ],
  '6.6': [
    ...by.plansPage(
      'of a business account are those of businesses, without an interval and without the comparison',
    ),
    ...by.offer('is not shown for one-time, business and free plans'),
  ],
  '6.7': by.addresses('the public address %s opens a page of its own'),
  '6.8': [
    ...by.addresses('%s asks a visitor to sign in'),
    ...by.plansPage('shows the plans to visitors and asks them to sign in before buying'),
  ],
  '6.9': by.screens('%s opens %o and nothing else'),
  '6.10': by.planRows('cost what the specification says', 'differ in the comparison table'),
  '6.11': by.planRows('cost what the specification says', 'differ in the comparison table'),

  '7.1': remark('A heading for the sentences below it.'),
  '7.2': [
    ...by.login(
      'welcomes the person and takes them to the dashboard',
      'opens with a return address to the plan selection',
    ),
    ...by.register('sends a link and asks the person to open it'),
    ...by.account('saves a new name, says so, and shows it in the rest of the product'),
  ],
  '7.3': [
    ...by.dashboard('greets the person and shows their plan and when it ends'),
    ...by.selectPlan('offers the plans of individuals, cheapest first, with prices as the spec writes them'),
    ...by.subscriptionPage('that does not exist leads to the plans'),
  ],
  '7.4': [
    ...by.account('deactivates it, signs the person out, and refuses further sign-ins'),
    ...by.checkout('pays, comes back, and has the plan for thirty days'),
    ...by.fulfilment('and is not charged again, but keeps her access to the end of the period'),
  ],
  '7.5': by.demo('fills the screen, stops the page from scrolling, and is counted once'),
  '7.6': [
    ...by.createUser('as %s, with the role %s, and Mina can sign in at once'),
    ...by.functionBodies(
      'a new user > is accepted with the fields of the specification',
      'a failure has a message, and details where there are any',
    ),
  ],
  '7.7': by.stackSurface('gives nothing to a request for %s without a key'),
  '7.8': by.build('contains neither a secret nor the name of one'),
  '7.9': by.checkout(
    'and the checkout has the fields of specification section 7, with the price of the plans table',
    'the second purchase uses the customer of the first',
  ),
  '7.10': [
    ...by.checkout(
      'and the checkout has the fields of specification section 7, with the price of the plans table',
    ),
    ...by.checkout('from the account page, going back leads to /plans'),
    ...by.checkoutRules('is a subscription for Expert and one payment for every other plan'),
  ],
  '7.11': by.selectPlan('leads to the payment page, once, however often it is pressed'),
  '7.12': [
    ...by.checkout('pays, comes back, and has the plan for thirty days'),
    ...by.fulfilment('and is not charged again, but keeps her access to the end of the period'),
  ],
  '7.13': by.measures('the functions speak to Stripe in the version of the specification'),
  '7.14': by.contactForm('goes to the email service with the parameters of its interface'),
  '7.15': remark(
    'Decided otherwise: the database takes five messages of one sender an hour, so that nobody floods the team.',
  ),
  '7.16': remark('Says what the specification does not show.'),

  ...SECTION_8,

  '9.1': by.subscriptionRules('lasts thirty days from a payment'),
  '9.2': by.prices('a plan without an annual price of its own is a fifth cheaper, to the cent'),
  '9.3': by.prices('%j costs $%d, which saves $%d (%d%%)'),
  '9.4': [
    ...by.planRows('allow the demo as often as the rules say, and not once more'),
    ...by.demoTime('do not run while the complaint is being read; the first answer starts them'),
  ],
  '9.5': [
    ...by.planRows('cost what the specification says'),
    ...by.sessions('lasts twenty minutes on the Ace Plan, active or idle'),
  ],
  '9.6': by.idleWatch(
    'is warned after 15 minutes, not a moment before',
    'sees every second from 60 to 1, and then the end',
    'during the warning closes it after 500 ms without more, and the next countdown begins at 60 again',
  ),
  '9.7': [
    ...by.streak('fills the ring with %d hours left to %d percent'),
    ...by.appLayout('shows the streak as days, hours and minutes, of 48 hours'),
    ...by.subscription('the remaining time of a plan is recalculated every minute'),
  ],
  '9.8': [
    ...by.refresh('is that of the specification'),
    ...by.sessionStore(
      'stops waiting after ten seconds, and still lets a person in whose session is found later',
    ),
  ],
  '9.9': [
    ...by.accountForms('refuses a shorter name and an email that is none', 'refuses %j'),
    ...by.register('marks every invalid field, and keeps what was typed'),
  ],
  '9.10': by.redirects(
    'after signing in the dashboard comes half a second later',
    'after a password reset the sign-in page comes three seconds later',
  ),
  '9.11': by.catalogue('$id: the toast has the title, text, variant and time of the specification'),
  '9.12': by.measures('the phone layout begins below 768 px'),
  '9.13': [
    ...by.measures(
      'the sidebar is 16rem, 18rem on a phone, and 3rem collapsed',
      'the menu of a phone takes 80% of the width, up to 320 px',
    ),
    ...by.appLayout('is collapsed by its button, and the choice is stored, and kept in a cookie for a week'),
  ],
  '9.14': by.selectPlan(
    'offers the plans of individuals, cheapest first, with prices as the spec writes them',
  ),
  '9.15': by.offer('for %s are those of %s'),
  '9.16': by.offer('for %s are those of %s'),
  '9.17': [
    ...by.offer('is shown for individual plans that renew themselves'),
    ...by.price('is shown as Free, or in dollars with cents'),
    ...by.shownPrice('of the annual view is that of a year, with what it saves'),
  ],
  '9.18': by.prices('is shown only when it is above the price'),
  '9.19': by.selectPlan(
    'offers the plans of individuals, cheapest first, with prices as the spec writes them',
  ),
  '9.20': [
    ...by.waitingList('shows 347 plus the real entries, the 60 days, the way back, and its title'),
    ...by.publicPages('the waiting list promises half the price, priority, and twice the trial'),
    ...by.messageTables('count from the number that the product starts with'),
  ],
  '9.21': by.publicPages(
    'the business page says that a free 60-second demo comes with an account',
    'the landing page notes support, the guarantee, and that one can cancel anytime',
  ),
  '9.22': by.checkout(
    'and the checkout has the fields of specification section 7, with the price of the plans table',
  ),
  '9.23': by.publicPages('the privacy policy has its date, its sections and the way home'),
  '9.24': by.publicPages('the waiting list names the day, sixty days ahead, until which its offer stands'),
  '9.25': by.measures('the functions speak to Stripe in the version of the specification'),
};
