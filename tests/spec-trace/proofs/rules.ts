/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: titles of tests are named as they are written */
import type { Trace } from '../trace.ts';
import * as by from './files.ts';

/** Spec sections 3 to 5: fields, states, validation. */
export const RULES: Trace = {
  '3.1': [
    ...by.session('that is malformed in the storage counts as none'),
    ...by.dashboard('greets the person and shows their plan and when it ends'),
  ],
  '3.2': [
    ...by.signUpRows('with the %s grants > somebody who signs up with > $what gets an ordinary profile'),
    ...by.roles('%o counts as an ordinary user', 'are read from the profile when it names a known one'),
    ...by.login('tells a deactivated person why, and leaves no session'),
  ],
  '3.3': by.subscriptionRules(
    'runs until its period ends, and not past it',
    'that was canceled keeps its access to the end without being active',
  ),
  '3.4': [
    ...by.subscriptionRules('with %d ms left shows %d whole hours'),
    ...by.checkout('starts at once, without Stripe, with its countdown'),
  ],
  '3.5': by.rows(
    'are the same list, written as a list or as JSON text',
    'prices are numbers, also where the database wrote them as text, and never below nothing',
  ),
  '3.6': [
    ...by.planOffer('exclude the other type and are sorted by price, in whatever order they arrive'),
    ...by.plansPage(
      'are those of the person’s account type, cheapest first, with price, features and the texts of their plan',
    ),
  ],
  '3.7': by.planNames('derives from its name, one for each of the six'),
  '3.8': [
    ...by.checkout('can be had once in a lifetime'),
    ...by.selectPlan('for the free plan opens it at once, and never a second time'),
    ...by.plansPage('mark the current plan, and the former one'),
  ],
  '3.9': [
    ...by.rows('an invoice’s amount is a number of dollars'),
    ...by.billingHistory('calls unpaid invoices pending'),
  ],
  '3.10': [
    ...by.plans('%s is the plan %s', 'are known by their name in any letters and with spaces around it'),
    ...by.planRows(
      'are three for individuals and three for businesses, of which the bundle is cheaper than its parts',
    ),
  ],
  '3.11': by.plans(
    'have six different ids, of which the free one is the trial',
    'are six: nothing else is a plan',
  ),
  '3.12': by.screens('%s opens %o and nothing else'),
  '3.13': [
    ...by.screens('%s opens %o and nothing else', 'the plan %o opens nothing'),
    ...by.planAccess('somebody on the expert plan sees what it opens and nothing else'),
  ],
  '3.14': [
    ...by.simulationLinks('are read plan by plan'),
    ...by.planSimulation('%s, for %s: fills the screen, announces itself, and can be left'),
  ],
  '3.15': by.demo('set by the deployment in place of ours runs in a frame, and is counted as well'),
  '3.16': [
    ...by.sessions(
      'lasts twenty minutes on the Ace Plan, active or idle',
      'lasts ten minutes at the ticket desk on the Expert Plan, and ends for a business only when idle',
    ),
    ...by.testingShift(
      'sees the clock of the Expert plan, gets half a session more, and is asked before leaving',
    ),
    ...by.demoTime('do not run while the complaint is being read; the first answer starts them'),
  ],
  '3.17': by.screens('never counts fewer than zero uses left'),
  '3.18': [
    ...by.guard('a screen opens only to a signed-in person whose running plan includes it'),
    ...by.appLayout('shows the streak as days, hours and minutes, of 48 hours'),
    ...by.subscription('the remaining time of a plan is recalculated every minute'),
    ...by.session('says goodbye and returns to the landing page'),
  ],
  '3.19': by.functionBodies(
    'a new user > is accepted with the fields of the specification',
    'is refused with %s',
  ),
  '3.20': by.waitingList('asks for a name and an address'),
  '3.21': by.contactForm('sends nothing while a field is missing, and says so once'),
  '3.22': by.contactForm('goes to the email service with the parameters of its interface'),
  '3.23': by.waitingList(
    'registers a person: panel, toast, one more on the counter, an email to the team and one to them',
  ),
  '3.24': [
    ...by.login('marks the missing fields, focuses the first of them, and sends nothing'),
    ...by.register('marks every invalid field, and keeps what was typed'),
    ...by.reset('leads to a form that checks both passwords'),
    ...by.accountForms('takes a name of two letters and trims it; the email may be left out'),
    ...by.accountForms('takes any current password, and a new one of six letters twice'),
  ],
  '3.25': by.checkout(
    'and the checkout has the fields of specification section 7, with the price of the plans table',
  ),
  '3.26': [
    ...by.processedSessions('are stored under the key of the specification'),
    ...by.theme('says which theme a press selects, and keeps the choice for the next visit'),
    ...by.appLayout('is collapsed by its button, and the choice is stored, and kept in a cookie for a week'),
  ],
  '3.27': by.landing('shows three testimonials, each with four or five stars'),

  '4.1': by.subscriptionRules(
    'with %s is expired and inactive',
    'is never active and expired at once, and never has negative time left',
  ),
  '4.2': by.selectionGate(
    '%s',
    'never chooses with an unconfirmed email, signed out, or with a running plan',
  ),
  '4.3': [
    ...by.checkout('pays, comes back, and has the plan for thirty days'),
    ...by.billingPages('to %s: nothing changes before it is paid'),
    ...by.fulfilment('with webhooks %s, and the return page as well'),
  ],
  '4.4': by.fulfilment('and is not charged again, but keeps her access to the end of the period'),
  '4.5': [
    ...by.subscriptionRules('with %d ms left shows %d whole hours', 'shows 0 for a timer of %o'),
    ...by.appLayout('counts a trial with %i hours down in words'),
  ],
  '4.6': by.sessionStore(
    'lets a person in whose account is active',
    'in another tab signs this one out too',
    'a changed user is passed on with the new name',
    'a renewed token changes nothing and reads nothing again',
    'recognizes that it was opened by a recovery link',
  ),
  '4.7': by.session('without a running plan is taken to the plans after a change of their user'),
  '4.8': [
    ...by.session('takes %s to the plans with a message'),
    ...by.planWatch('is sent to the plans from the dashboard'),
  ],
  '4.9': by.login(
    'tells a deactivated person why, and leaves no session',
    'refers a person without a profile to support',
  ),
  '4.10': by.sessionStore(
    'stops waiting after ten seconds, and still lets a person in whose session is found later',
  ),
  '4.11': by.refresh('is that of the specification', 'is once after a second, and then every five minutes'),
  '4.12': by.selectionGate('%s'),
  '4.13': [
    ...by.login('welcomes the person and takes them to the dashboard'),
    ...by.login('sends one request, however often the button is pressed'),
    ...by.redirects('after signing in the dashboard comes half a second later'),
  ],
  '4.14': by.login('sends an email with a link, and says so'),
  '4.15': [
    ...by.register('sends a link and asks the person to open it'),
    ...by.redirects('while an account is made the button says so'),
  ],
  '4.16': [
    ...by.reset(
      'is blocked',
      'lets its owner set a new password, with which alone they can sign in from then on',
    ),
    ...by.redirects('after a password reset the sign-in page comes three seconds later'),
  ],
  '4.17': by.dashboard(
    'does not ask the server about a checkout that was settled before',
    'activates the plan, says thank you, and removes the session from the address',
  ),
  '4.18': [
    ...by.plansPage(
      'shows both plans with their prices and asks first',
      'leads to the payment page and changes nothing before that',
    ),
    ...by.billingPages('to %s: nothing changes before it is paid'),
  ],
  '4.19': by.peopleList(
    'gives another role and says so',
    'deactivates and activates, once however often the button is pressed',
  ),
  '4.20': by.account('deactivates it, signs the person out, and refuses further sign-ins'),
  '4.21': by.planSimulation('%s, for %s: fills the screen, announces itself, and can be left'),
  '4.22': by.demo(
    'fills the screen, stops the page from scrolling, and is counted once',
    'opens even when the use cannot be counted',
    'that was played meanwhile in another tab is not played again',
  ),
  '4.23': by.supportDialog(
    'knows the person, sends the request, says so and closes',
    'stays open where sending fails, with everything in it',
    'cannot be closed while it is sending',
  ),
  '4.24': by.waitingList(
    'shows that it is submitting, and submits once however often it is pressed',
    'reports a failure where %s fails, keeps the form, and works afterwards',
  ),
  '4.25': [
    ...by.unseen('business plans that cannot be read are reported, and can be loaded again'),
    ...by.publicPages('the business page says that its plans are loading'),
  ],

  '5.1': by.login('marks the missing fields, focuses the first of them, and sends nothing'),
  '5.2': by.login('marks the missing fields, focuses the first of them, and sends nothing'),
  '5.3': by.register(
    'marks every invalid field, and keeps what was typed',
    'with two different passwords shows an error at the second',
  ),
  '5.4': by.register('marks every invalid field, and keeps what was typed'),
  '5.5': by.reset('leads to a form that checks both passwords'),
  '5.6': [
    ...by.account(
      'with a name that is too short shows the error and sends nothing',
      'shows name and email, and that the email stays',
    ),
    ...by.accountForms('refuses a shorter name and an email that is none'),
  ],
  '5.7': by.account(
    'needs the current one, a new one of six letters, and the same one twice',
    'with a wrong current password fails and changes nothing',
  ),
  '5.8': [
    ...by.contactForm('sends nothing while a field is missing, and says so once'),
    ...by.supportDialog('asks for what is missing'),
  ],
  '5.9': by.addPerson('asks for all four fields, and sends nothing before'),
  '5.10': by.waitingList('asks for a name and an address'),
  '5.11': by.waitingList('asks for a name and an address'),
  '5.12': by.login(
    'refers a person without a profile to support',
    'tells a deactivated person why, and leaves no session',
    'lets nobody in while the account cannot be read',
  ),
  '5.13': by.guard('a screen opens only to a signed-in person whose running plan includes it'),
  '5.14': by.screens('lists the demo until it has been played'),
  '5.15': by.selectPlan('for the free plan opens it at once, and never a second time'),
  '5.16': [
    ...by.selectPlan('continues only with a plan chosen, and forgets the choice when the tab changes'),
    ...by.selectionGate('never chooses with an unconfirmed email, signed out, or with a running plan'),
  ],
  '5.17': by.planAction(
    'is offered for an Expert plan that Stripe charges, or tries to, and for nothing else',
  ),
  '5.18': by.plansPage(
    'shows the plans to visitors and asks them to sign in before buying',
    'that is no longer on offer is reported',
  ),
  '5.19': [
    ...by.checkoutRules('takes promotion codes for every plan but the demo plan'),
    ...by.checkout('with the promotion code %s she pays %i cents and has the plan'),
  ],
};
