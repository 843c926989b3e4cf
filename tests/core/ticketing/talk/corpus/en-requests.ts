/** Requests for an act, and announcements, as analysts type them. One paraphrase a line. */
export const EN_REQUESTS = {
  'try-again': `
can you try again?
Please try it once more
try now
could you try that again for me please
give it another go
Have another try and tell me what you see
pls retry
would you mind testing it again
can u test it now
One more time please
Could you try to log in again now?
please attempt it again
tray again please
try to open it once more
Can you do the same thing again and watch what happens?
ok now try to print again`,
  restart: `
can you restart your computer?
Please reboot
have you tried turning it off and on again
could you please restart the laptop and call me afterwards
restart it pls
turn it off and on again
Would you mind rebooting the machine for me?
switch it off, wait ten seconds and switch it on again
can you do a restart
power it off and back on please
I'd like you to restart your PC now, please save your work first
rebot the computer please
did you already restart the computer
please shut it down and start it again
could we try a reboot first
Save everything and restart please`,
  'sign-out-in': `
please sign out and in again
Can you log off and log back in?
log out and back in pls
could you sign out of windows and sign in again
try logging off and on again
sign out then sign in
Would you please log out of your account and then log in once more?
pls relog
you need to sign out and sign back in for the change to take effect
can u logout and login again
Close your session and sign in again please
log of and on
Please sign off and back on, that loads the new group
could you log out completely and then log in
after that sign out and in once
sign back in after signing out please`,
  'may-close': `
can I close the ticket?
May I close this case now?
ok to close?
is it ok if I close the ticket
Shall I mark this as resolved?
so we can close this one?
Are you happy for me to close the request?
would it be alright to close the ticket then
can we consider this solved
Is everything working so that I can resolve the ticket?
i will close the ticket if thats fine with you
close it?
may i set this to resolved
do you agree that I close the incident
can i clsoe the ticket now
Then I would close your ticket, is that okay?`,
  'please-wait': `
one moment please
Please hold on a second
give me a minute
can I put you on hold for a moment?
just a sec
bear with me while I check
hang on
could you wait a couple of minutes while I look this up
please stay on the line
let me check that for you
wait a moment pls
I need two minutes to look at your account, please bear with me
one sec
can you hold for a minute
Let me have a look, this will take a moment
moment plese`,
  'call-back': `
I pass this on to the Network team and let you know within an hour
I'll keep you posted
The Network team is working on it, you hear from us by ten
I will call you back
Can I call you back in ten minutes?
let me ring you back on the number we have on file
i'll phone you back at your office number
May I call you back on the number in the directory?
ill call u back in 5
I'm going to hang up and call you on your registered number
can i give you a ring later
For security I will call you back on the number on record, please hang up
we will give you a call back this afternoon
let me call you right back
could I phone you again in half an hour
expect a call from me on your desk phone
I will cal you back shortly
going to call you back now on your number on record
would it suit you if I called back at two?`,
  'verify-identity': `
I need to verify your identity first
Can I check who I am speaking with?
before I can do that I have to make sure it is really you
please confirm your identity
For security reasons I need to verify that it's you
could you show me your badge please
I will send a prompt to your authenticator, please enter the number
do you have your id with you
i have to verify you first
Can you approve the push on your authenticator app
We need to do a quick security check
may I see your photo ID
who am i speaking to
can you prove who you are
let me verify your identiy
I am sending a number match to your registered phone, tell me when you have approved it`,
  'permission-to-connect': `
can I connect to your computer?
May I take remote control of your PC?
is it ok if I connect remotely
I would like to have a look at your screen, may I
ok if I remote in
could I start a remote session now
please accept the remote request
Do you allow me to take over your screen for a moment?
can i log on to your machine and take a look
I'd like to connect to your laptop, please close anything private first
permission to connect?
mind if i take control of your mouse
May I see your desktop
i will connect to ur pc now if thats ok
can i remot in to your computer
Could you please click Allow so that I can see your screen?`,
  'send-screenshot': `
can you send me a screenshot?
Please send a picture of the error
screenshot pls
could you take a screenshot and attach it to the ticket
send me a photo of the screen
Would you mind attaching a screen capture?
can u send a pic
please take a photo of the message with your phone
press Windows Shift S and send me the image
a screenshot would help me a lot
can you make a screen shot of it and mail it
I could use a picture of what you see, can you send one?
attach a screenshoot please
snip the window and send it over please
Do you have a screenshot of that?
could you share an image of the error`,
} as const;
