import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deployHeaders } from './src/build/deploy-headers.ts';
import { leanRouter } from './src/build/lean-router.ts';
import { simulationManual } from './src/build/manual/plugin.ts';
import { prerender } from './src/build/prerender.ts';
import { localStack } from './supabase/local/vite-plugin.ts';

const HOST = '127.0.0.1';

/** PORT moves the product, for a second checkout on the same machine. */
const portOr = (usual: number): number => Number(process.env['PORT'] || usual);

/** Small parts that pages share come together: every file of its own costs a kilobyte of headers. */
const together = (name: string, priority: number, ...parts: readonly string[]) => ({
  name,
  priority,
  test: (id: string) => parts.some((part) => id.replaceAll('\\', '/').includes(part)),
});

const GROUPS = [
  // What every page starts with, with all that it imports, and the small parts that most pages share.
  together(
    'shell',
    10,
    '/index.html',
    '/src/main.tsx',
    '/src/lib/backend-fetch.ts',
    '/src/lib/env.ts',
    '/src/lib/once.ts',
    '/src/lib/refused-session.ts',
    '/src/lib/server-clock.ts',
    '/src/core/billing/plans.ts',
    '/src/core/kernel/time.ts',
    '/src/core/access/screens.ts',
    '/src/ui/desk-still.tsx',
    '/src/ui/section.tsx',
    '/src/ui/skeleton.tsx',
    '/src/ui/form-skeleton.tsx',
    '/src/ui/plan-card-skeletons.tsx',
    '/src/ui/question-list.tsx',
    '/src/ui/badge.tsx',
    '/src/ui/coming-note.tsx',
    '/src/ui/step-track.tsx',
    '/src/ui/stat-list.tsx',
    '/src/ui/machine-still.ts',
    '/src/ui/toast-place.ts',
    '/src/ui/use-media-query.ts',
    '/src/ui/when-in-view.tsx',
    '/src/app/layouts/use-scroll-to-anchor.ts',
    '/lucide-react/dist/esm/icons/plus.',
    '/lucide-react/dist/esm/icons/check.',
    '/lucide-react/dist/esm/icons/book-open.',
    '/lucide-react/dist/esm/icons/shield-check.',
    // Of the landing page and the ticket desk: a file of their own costs more than they weigh.
    '/lucide-react/dist/esm/icons/star.',
    '/lucide-react/dist/esm/icons/keyboard.',
  ),
  together('zod', 9, '/node_modules/zod/', '/core/contracts/zod.ts', '/core/contracts/fields.ts'),
  together('auth-client', 8, '/node_modules/@supabase/auth-js/'),
  // A group takes along all that its parts import: what the client of data shares with the other one is taken before.
  together('data-client', 7, '/node_modules/@supabase/'),
  together(
    'forms',
    6,
    '/node_modules/react-hook-form/',
    '/node_modules/@hookform/',
    '/src/ui/field.tsx',
    '/src/ui/input.tsx',
    '/src/ui/alert.tsx',
    '/src/lib/use-send-once.ts',
    '/src/lib/use-attempt.ts',
    '/src/lib/backend-message.ts',
    '/src/lib/function-error.ts',
  ),
  together(
    'sign-in',
    5,
    '/src/lib/auth.ts',
    '/src/lib/open-auth.ts',
    '/src/features/auth/api/sign-up.ts',
    '/src/features/auth/model/',
    '/src/features/auth/messages.ts',
    '/src/features/auth/ui/session-provider.tsx',
    '/src/features/auth/ui/use-session.ts',
    '/src/features/auth/ui/auth-frame.tsx',
    '/src/features/auth/ui/forgot-password.tsx',
    '/src/features/auth/ui/google-button.tsx',
    '/src/features/auth/ui/or-divider.tsx',
    '/src/features/messages/model/sender.ts',
    '/src/features/plans/model/wanted-plan.ts',
    '/src/app/person/use-account-notices.ts',
    '/src/app/person/use-own-name.ts',
    '/src/app/person/use-clean-address.ts',
    '/src/app/login-state.ts',
    '/src/app/wanted-page.ts',
    '/src/app/absolute-url.ts',
    '/src/core/contracts/auth-forms.ts',
    '/src/ui/password-input.tsx',
    '/src/lib/leave.ts',
  ),
  // Whoever asks the server for anything needs all of it.
  together('queries', 3, '/node_modules/@tanstack/react-query/', '/node_modules/@tanstack/query-core/'),
  // Who is signed in, and what is asked of the server about them.
  together(
    'person',
    2,
    '/src/app/person/person.ts',
    '/src/core/billing/streak.ts',
    '/src/core/billing/subscription.ts',
    '/src/lib/use-server-now.ts',
  ),
  together(
    'person-queries',
    2,
    '/src/core/access/roles.ts',
    '/src/core/contracts/rows.ts',
    '/src/features/auth/api/profile.queries.ts',
    '/src/features/plans/api/subscription.queries.ts',
  ),
  // What names runs and the pages that open them: a few lines each.
  together(
    'runs',
    2,
    '/src/core/simulation-ids.ts',
    '/src/core/hardware/simulation-id.ts',
    '/src/core/ticketing/simulation-id.ts',
    '/src/core/kernel/referee.ts',
    '/src/core/contracts/runs.ts',
    '/src/core/contracts/run-rows.ts',
    '/src/runs/api/runs-key.ts',
    '/src/app/simulations/screen-of.ts',
    '/src/app/pages/objectives-address.ts',
    '/src/app/pages/tutorials-address.ts',
  ),
  // What most parts of the ticket desk share, and hardly anybody else.
  together(
    'desk-icons',
    2,
    ...[
      'monitor-smartphone',
      'network',
      'printer',
      'cpu',
      'wrench',
      'ticket-check',
      'map',
      'circle-x',
      'refresh-cw',
      'user-plus',
    ].map((icon) => `/lucide-react/dist/esm/icons/${icon}.`),
  ),
  together(
    'desk-parts',
    2,
    '/ticket-desk/workspace/queue/priority-mark.tsx',
    '/ticket-desk/workspace/queue/due-mark.tsx',
    '/ticket-desk/workspace/tools/facts.tsx',
    '/ticket-desk/model/due.ts',
    '/ticket-desk/model/costs.ts',
    '/ticket-desk/texts/desk-time.ts',
    '/ticketing/commands/command-seconds.ts',
    '/ticketing/record/ticket.ts',
  ),
  together(
    'picture',
    3,
    '/hardware-lab/workbench/display/picture-press.ts',
    '/hardware-lab/places/places.ts',
    '/hardware-lab/scene/camera/insets.ts',
  ),
];

export default defineConfig({
  // A stand-in for older Reacts that react-i18next asks for; ours has the real one.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    react(),
    tailwindcss(),
    leanRouter(),
    localStack(),
    deployHeaders(),
    simulationManual(),
    prerender(),
  ],
  server: { host: HOST, port: portOr(5173), strictPort: true },
  preview: { host: HOST, port: portOr(4173), strictPort: true },
  // The tokens are light-dark() colours (src/styles/tokens.css); for older browsers they would be rewritten into
  // something that an always-dark panel on a light page cannot undo.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    sourcemap: false,
    manifest: true,
    // Every browser that the target speaks of preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  worker: { format: 'es' },
});
