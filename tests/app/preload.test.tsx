import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '../../src/app/providers.tsx';
import { AppRoutes, preloadPage } from '../../src/app/router.tsx';

const firstRender = (path: string): string =>
  renderToString(
    <Providers>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );

it('a page that is not prerendered is drawn at once after it was preloaded, without a spinner before it', async () => {
  await preloadPage('/no-such-page');
  expect(firstRender('/no-such-page')).toContain('Page not found');
});
