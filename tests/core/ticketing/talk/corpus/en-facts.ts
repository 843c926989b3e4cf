/** Questions for facts, as analysts type them. One paraphrase a line. */
export const EN_FACTS = {
  'exact-wording': `
what does the message say exactly?
Can you read me the exact wording of the error please
whats the error msg
Could you tell me word for word what it says on the screen?
what is the error code
is there an error message? what does it say
pls copy the full text of the error here
Would you mind reading out the message that pops up?
what does it say when it fails
Which message do you see
can u type exactly what the popup says
I would need the precise text of the warning, could you read it to me?
any error number?
what excactly does the screen say
Does it show an error, and if so what are the exact words?
what's written on the blue screen`,
  'computer-name': `
what is your computer name?
Can you tell me the name of your PC please
whats the hostname
could you give me the name of the laptop, it is on the sticker that starts with AS-LT
Which computer are you on?
what is your computr name
Do you know what your machine is called?
pc name pls
I need the name of your computer so I can find it, could you look it up in Settings?
What device are you using right now, do you know its name?
name of the workstation?
may i have your computer's name
Please tell me what your laptop is called in the network
which laptop is it, can you read me its name
what's the device name under settings about
can you find the computer name for me`,
  'since-when': `
since when does this happen?
When did it start?
how long has this been going on
When did you first notice the problem?
since when pls
Could you tell me when this began
was it working yesterday?
when was the last time it worked
how long have you had this issue
Do you remember when it last worked properly?
whendid this start
Has it been like this all day or did it just start?
And when exactly did the trouble begin, was it this morning?
since wich day
What time did it happen first?
for how long has it been broken`,
  'what-changed': `
did anything change before it started?
What changed since it last worked?
have you installed anything new recently
any changes lately?
Did you get any updates or new software in the last days?
has something changed on your computer or your desk
Did you move, plug in or install anything before this happened?
anything new since yesterday
was there an update recently
what did you change
Can you think of anything that is different from before?
did you chnage anything in the settings
Do you remember doing anything differently before the problem appeared?
any new device, new program, password change?
Have there been any recent changes to your setup that you know of?
what is different today compared with last week`,
  'who-else': `
is anybody else affected?
Does it happen to your colleagues as well?
anyone else?
are others having the same problem
who else has this issue
Is it only you or the whole team?
can your colleague next to you print
just you or everybody?
Could you ask someone near you if it works for them?
Do you know if other people have the same trouble
how many people are affected
is it the entire office or only your desk
does it work for others
anbody else with that problem in your room?
Are you the only one who sees this?
have any of your coworkers reported it too`,
  'ask-location': `
where are you right now?
Which office are you in?
what site are you at
Are you at home or in the office today?
where do you sit
could you tell me your desk location please
which floor and room
what building are you in
where's the laptop at the moment
are u working remotely
Where can I find you, which floor?
whats your locaton
In which room is the computer?
Can you let me know where exactly you are located so I can send someone?
are you on site or working from home
what is your desk number`,
  'ask-asset-number': `
what is the asset number?
Could you read me the asset tag please
there is a sticker with LK and four digits, what does it say
asset tag?
whats the number on the sticker
Can you turn the laptop over and tell me the inventory number
Do you see a label with a number on the bottom?
asset nr pls
I need the serial number or the asset tag of the laptop
what number is on the label under the computer
Please give me the LK number of your device
could you tell me the aset number
which inventory tag does it have
May I have the number that is printed on the asset label?
can you read the tag on the back of the monitor
the LK number, do you have it?`,
  'how-urgent': `
how urgent is it?
When do you need this by?
do you have a deadline
is this urgent
By when must it be working again?
can it wait until tomorrow
how soon do you need it fixed
is there a deadline today?
does this have to be done today or can it wait?
Could you tell me how pressing this is for you
whats your deadline
is it ok if we do this on thursday
How quickly do you need this?
when is your presentation, what time do you need it
would tomorrow morning be soon enough
how urgnt is that for you`,
  'blocked-work': `
what can you not do at the moment?
Can you still work in the meantime?
does this stop you from working
what work is blocked
Is your work completely stopped or can you carry on with something else?
are you able to do anything else right now
what does this prevent you from doing
can you use another computer meanwhile
How does this affect your work?
do you have a workaround for now
whats the impact on your job
is there anything you cant do because of it
Which tasks are affected by this?
so you cannot work at all?
What is it holding up, orders or payments or something like that?
can you keep working with the web version for now`,
  'describe-problem': `
what exactly is the problem?
Can you describe what happens?
what's wrong
Could you tell me a bit more about the issue
what happens when you try
what were you doing when it happened
please explain the problem in your own words
what's going on
tell me more
Could you walk me through what you do and what you see?
what seems to be the trouble today
how can i help you
what are you trying to do
can you give me more details pls
What do you mean by it does not work?
whats the isue`,
  'any-news': `
any news?
Is it working now?
did that help
how is it looking now
Is the problem still there?
does it still happen
any update from your side?
Is it better since then
has it come back
still the same?
Could you let me know if it works now?
so does it work
Did it fix the problem?
is evrything ok now
Just checking in, how are things since we last spoke?
are you still having trouble`,
} as const;
