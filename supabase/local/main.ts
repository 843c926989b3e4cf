import { readOwnEnvironment } from './environment.ts';
import { stopOnExit } from './host/shutdown.ts';
import { SEED_PASSWORD, seededEmails } from './people.ts';
import { STACK_PORT } from './settings.ts';
import { startStack } from './stack.ts';

/** `npm run stack`: the backend alone, until Ctrl+C. */
async function main(): Promise<void> {
  const stack = await startStack({ port: STACK_PORT, ...readOwnEnvironment() });
  stopOnExit(stack.stop);
  const people = await seededEmails((text) => stack.sql(text));
  console.log(`
  Backend    ${stack.url}   (/auth/v1 /rest/v1 /functions/v1)
  Mailbox    ${stack.url}/mailbox
  Messages   ${stack.url}/mailbox/messages
  Links in emails lead to ${stack.siteUrl}

  Publishable key  ${stack.keys.publishable}
  Secret key       ${stack.keys.secret}

  People (password ${SEED_PASSWORD})
${people.map((email) => `    ${email}`).join('\n')}
`);
}

main().catch((error: unknown) => {
  console.error(`\n[stack] ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
