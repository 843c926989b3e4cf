import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deployHeaders } from './src/build/deploy-headers.ts';
import { leanRouter } from './src/build/lean-router.ts';
import { prerender } from './src/build/prerender.ts';
import { localStack } from './supabase/local/vite-plugin.ts';

const HOST = '127.0.0.1';

/** PORT moves the product, for a second checkout on the same machine. */
const portOr = (usual: number): number => Number(process.env['PORT'] || usual);

/** What every page starts with comes in one piece: thirty small files compress worse and queue up. */
const SHELL = {
  name: 'shell',
  tags: ['$initial' as const],
  // The entry itself stays a file of its own, which the manifest knows by its name.
  test: (id: string) => !/index\.html|[\\/]src[\\/]main\.tsx/.test(id),
  priority: 10,
};

/** Small parts that pages share come together: every file of its own costs a kilobyte of headers. */
const together = (name: string, priority: number, ...parts: readonly string[]) => ({
  name,
  priority,
  test: (id: string) => parts.some((part) => id.replaceAll('\\', '/').includes(part)),
});

const GROUPS = [
  SHELL,
  together('zod', 9, '/node_modules/zod/', '/core/contracts/zod.ts', '/core/contracts/fields.ts'),
  together(
    'env',
    8,
    '/src/lib/env.ts',
    '/src/lib/server-clock.ts',
    '/src/core/billing/plans.ts',
    '/src/core/access/screens.ts',
    // The landing page and the 3D scene draw it, and share nothing else: with the public parts, the scene would load them.
    '/lucide-react/dist/esm/icons/plus.',
  ),
  together(
    'auth-client',
    7,
    '/node_modules/@supabase/auth-js/',
    '/src/lib/auth.ts',
    '/src/lib/once.ts',
    '/src/lib/backend-fetch.ts',
    '/src/lib/refused-session.ts',
  ),
  together(
    'forms',
    6,
    '/node_modules/react-hook-form/',
    '/node_modules/@hookform/',
    '/src/ui/field.tsx',
    '/src/ui/input.tsx',
    '/src/ui/alert.tsx',
    '/src/lib/use-send-once.ts',
    '/src/lib/backend-message.ts',
    '/src/lib/function-error.ts',
  ),
  together(
    'sign-in',
    5,
    '/src/features/auth/model/',
    '/src/features/auth/messages.ts',
    '/src/features/auth/ui/session-provider.tsx',
    '/src/features/auth/ui/use-session.ts',
    '/src/features/auth/ui/auth-frame.tsx',
    '/src/features/auth/ui/google-button.tsx',
    '/src/features/auth/ui/or-divider.tsx',
    '/src/features/messages/model/sender.ts',
    '/src/app/person/use-account-notices.ts',
    '/src/app/person/use-own-name.ts',
    '/src/app/person/use-clean-address.ts',
    '/src/app/absolute-url.ts',
    '/src/core/contracts/auth-forms.ts',
    '/src/ui/password-input.tsx',
    '/src/lib/leave.ts',
  ),
  together(
    'public',
    4,
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
    '/src/ui/designator.tsx',
    '/src/ui/when-in-view.tsx',
    '/src/app/layouts/use-scroll-to-anchor.ts',
    '/lucide-react/dist/esm/icons/check.',
    '/lucide-react/dist/esm/icons/book-open.',
    '/lucide-react/dist/esm/icons/shield-check.',
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
  plugins: [react(), tailwindcss(), leanRouter(), localStack(), deployHeaders(), prerender()],
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
