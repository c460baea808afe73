import { expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../../src/browser/open-browser.js';
import { abortWrites } from '../../src/guard/abort-writes.js';
import { closeGuarded } from '../../src/guard/close-guarded.js';
import { serve } from '../serve.js';

const page = `<script>
  const send = (name) => { for (let number = 0; number < 5; number++) navigator.sendBeacon('/' + name + number, 'x'); };
  addEventListener('pagehide', () => send('leaving'));
  addEventListener('visibilitychange', () => send('hidden'));
</script>`;

it('lets no beacon pass while a context with aborted writes is closed', async () => {
  const reached: string[] = [];
  const url = await serve({
    '/': page,
    ...Object.fromEntries(
      ['now', 'leaving', 'hidden'].flatMap((name) =>
        [0, 1, 2, 3, 4].map((number) => [
          `/${name}${number}`,
          (request, response) => {
            reached.push(`${request.method} ${request.url}`);
            response.end();
          },
        ]),
      ),
    ),
  });
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  for (let round = 0; round < 10; round++) {
    const context = await browser.newContext();
    const opened = await context.newPage();
    const arm = await abortWrites(context, () => undefined);
    await opened.goto(url);
    arm(true);
    await opened.evaluate("send('now')");
    await closeGuarded(context);
  }
  // A last page reaches the server after all that went before.
  const last = await browser.newPage();
  await last.goto(url);
  expect(reached).toEqual([]);
});
