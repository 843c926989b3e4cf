import { TEAM_ADDRESS } from '../../supabase/local/emailjs/letters.ts';

interface TeamLetter {
  readonly subject: string;
  readonly text: string;
}

/** The letters that the team has got from an address, oldest first, as the mailbox shows them. */
export async function letters(backendUrl: string, from: string): Promise<readonly TeamLetter[]> {
  const answer = await fetch(`${backendUrl}/mailbox/messages`);
  const all = (await answer.json()) as (TeamLetter & { readonly to: string })[];
  return all.filter((letter) => letter.to === TEAM_ADDRESS && letter.text.includes(`(${from})`));
}
