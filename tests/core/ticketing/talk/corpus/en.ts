import { EN_FACTS } from './en-facts.ts';
import { EN_MANNERS } from './en-manners.ts';
import { EN_REQUESTS } from './en-requests.ts';

export const EN_CORPUS = { ...EN_FACTS, ...EN_REQUESTS, ...EN_MANNERS };

/** Sentences of an analyst that mean none of the generic intents. */
export const EN_NEGATIVES = `
I have unlocked your account
The print queue is empty now
I can see three jobs in the queue
please do not restart it yet
you do not need to restart anything
I restarted the print service on our side
the server will be rebooted tonight
never tell anybody your password
we will never ask you for your password
please don't send me your password
your password expires in three days
You will have to set a new password at the next sign-in
which folder do you need
Is the cable plugged in at both ends?
is the light on the dock green or orange
Can you open the settings and go to Bluetooth
which printer do you use
does the website open in another browser
I am passing this to the Network team
The network team will look at it before noon
I have ordered a new dock for you
your mailbox is almost full
The licence was taken away when you moved to another department
Your manager has to approve this
who is the owner of the folder
there is a known problem with the updates of last night
I cannot do that without an approval
the address starts with 169.254
please press the power button for ten seconds
Hold the power button down
we have informed the security team
did you click on the link
have you entered anything on that page
please disconnect the network cable
leave the computer switched on
do not touch anything
what colour is the light
Is the microphone muted
can you hear me
the weather is nice today
asdf qwer
42
lorem ipsum dolor sit amet
What did you have for lunch
do you like football
you did nothing wrong
you did the right thing by calling us
the ticket of your colleague was closed last week
This ticket will stay open until Friday
i changed the port of the printer
We changed the policy last month
the screenshot shows an old version
I have received your picture
your computer is called a laptop for a reason
the name of the printer is HQ-2F-01
the asset is assigned to somebody else
the new phone arrives on Thursday
you can work with the web version until then
The office in Brill has no network
the call was transferred
your calendar shows a meeting at ten
please plug the screen into the other port
turn up the brightness
enter the new password twice
I am going to reset your password
I am sending you a temporary password
the message has been delivered
the mail was moved by a rule
choose the second option in the list
the drive is mapped to the old server
Please take the toner out and shake it gently
the deadline of the project has moved
It was signed by the director
log files are on the server
the log shows two failed attempts
Your account was locked because of an old password on your phone
The old password is still saved in the mail app on your phone
please remove the mail account from the phone and add it again
your password expired while you were travelling
You can reset it yourself in the self-service portal
connect to the VPN first and then lock the screen
I cannot move your sign-in to a new phone on the phone
I have to refuse this
I will raise this with the security team now
please bring the dead phone with you
the old PC in the warehouse still holds the password
The request has to come from the payroll lead
we can offer you the shared mailbox instead
did you approve a sign-in
Can I empty your deleted items folder?
have you clicked the link
what did you enter on the page
please use the other microphone
is the cable in the socket under the desk
please plug it into the socket next to it
your neighbour's socket works
the scanners use the access point in aisle F
is the time on your computer right
I am going to add the printer for you
please print a test page
The key belongs to another laptop
which programs start with windows
I rolled the driver back
did you call the number on the screen
have you paid anything
pull the network cable out now
do not switch it off
when did you last see the bag
I will order a replacement
the wallpaper is set by a company rule
the dock has only 60 watts
which router do you have at home
turn off the second router
the file contains personal data
the colleague who left has the licence
Tom confirmed that he needs it
My colleague will come to your desk
Nobody can read your mail without an approval
the whole site is down, we are working on it
we expect no news before four
the team is informed
Have you really forgotten the password
Type your work account and password into the sync client
Please put the password that you have now into the mail account
Have you kept the password that you used last week`;
