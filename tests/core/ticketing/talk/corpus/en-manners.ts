/** Courtesies, and lapses that have consequences, as analysts type them. One paraphrase a line. */
export const EN_MANNERS = {
  greeting: `
hello
Hi Nadia
good morning
Hello, this is the service desk
hi there
Good afternoon, service desk, my name is Alex
hey
hi, alex from IT here
Welcome to the service desk
goodmorning
hi tom, it's the help desk
Good evening Mrs Duarte
hello mr weller
Hey Owen!
helo
thanks for calling the service desk, my name is Alex`,
  thanks: `
thanks
Thank you very much
thx
great, thank you
thanks a lot for your help
perfect, thanks
ty
Thank you for checking that
many thanks
that was helpful, thank you
cheers
I appreciate your help
tahnks
thank you for reporting this
Much appreciated
thanks, that helps`,
  apology: `
I am sorry
sorry about that
Sorry for the inconvenience
my apologies
I apologise for the delay
we are very sorry that this happened
apologies for the wait
im sorry for the trouble
that was our mistake, I'm sorry
please excuse the delay
sory
I apologize, that should not have happened
Please accept our apologies
sorry for keeping you waiting
so sorry, we should have called you sooner
pardon me`,
  empathy: `
I understand how frustrating this is
that must be annoying
I can see why you are upset
I know you have a client in ten minutes
that sounds stressful
I understand
i get that this is urgent for you
That is really frustrating, I would feel the same
I can imagine how unpleasant that is
I hear you
it's not your fault, this can happen to anybody
dont worry, we will get this sorted
I understand that you cannot wait long
no worries, happens to all of us
I realise this is bad timing
what a nuisance, I am with you`,
  'anything-else': `
is there anything else I can do for you?
Anything else?
can I help you with anything else
do you need anything else today
Is there something else that does not work?
anything more i can do
Was there anything else?
any other questions
Do you have any other questions for me?
could I help with something else
is that all
anyhting else you need
Any further problems I should know about?
will that be all for today
is there any other issue
do you have another question`,
  goodbye: `
goodbye
Bye
have a nice day
bye bye
Have a good weekend
talk to you later
take care
see you
Have a great day!
good bye and have a nice afternoon
cya
enjoy the rest of your day
have a nice evening
godbye
speak to you tomorrow
have a good one`,
  'ask-password': `
what is your password?
can you tell me your password
Please send me your password so I can test it
whats ur pw
I need your password to check the mailbox
give me your password please
could you write your password in the chat
which password are you using
tell me the code that you got on your phone
Would you mind sharing your login password with me for a moment?
type your password here
read me the code from the sms
can u tell me ur pasword
I'd sign in as you, just need your password
what are your credentials
please mail me your user name and password`,
  blame: `
that is your own fault
What did you do to it?
you should have called earlier
you must have broken something
Why did you click on that?
this would not have happened if you had read the guide
you should know better
did you break it
that's what happens when people don't read the instructions
You obviously did something wrong
that was careless
you caused this yourself
how could you give them your password
everybody else manages to do it
well you shouldnt have opened the attachment
its your fault for not restarting`,
  jargon: `
flush your DNS cache
Your DHCP lease has expired
the kerberos ticket is stale
run gpupdate /force
your UPN does not match the SAML assertion
I suspect the NIC driver
check whether the VLAN is tagged on that port
The GPO did not apply to your OU
try ipconfig /release and /renew
is the spooler daemon hung
your token was revoked by conditional access
the APIPA address means there is no DHCP
We have to rebuild the OST and re-run autodiscover
open regedit and delete the HKCU key
what is your subnet mask
we need to clear the ARP table`,
} as const;
