import { expect, it } from 'vitest';
import { probeApp } from '../../probe-app.js';
import { serve } from '../../serve.js';

it('reads same-origin and cross-origin frames by themselves, and frames in frames', async () => {
  const other = await serve({ '/pay': '<label>Card <input name="card"></label>' });
  const baseUrl = await serve({
    '/': `<button>Save</button>
      <iframe title="Editor" src="/editor?session=7#top"></iframe>
      <iframe name="pay" src="${other}pay"></iframe>
      <iframe aria-label="Note" srcdoc="<button>Note</button>"></iframe>
      <iframe title="Map" src="http://maps.example/embed"></iframe>
      <iframe title="Hidden" src="/editor" style="display: none"></iframe>
      <iframe title="Pixel" src="/editor" width="1" height="1" style="border: 0"></iframe>
      <div id="__vue-devtools-container__"><iframe title="Tools" src="/editor"></iframe></div>`,
    '/editor': '<button>Bold</button><button>Bold</button><iframe title="Preview" src="/preview"></iframe>',
    '/preview': '<form aria-label="Zoom"><label>Zoom <select><option>100 %</select></label></form>',
  });
  const { snapshots, problems } = await probeApp({ baseUrl });
  const [home] = snapshots;
  expect(home!.elements.map(({ name }) => name)).toEqual(['Save']);
  expect(
    home!.frames?.map(({ origin, url, name, elements }) => ({
      origin,
      url: url.replace(other, 'other/'),
      name,
      elements: elements.map((element) => `${element.role} ${element.name}`),
    })),
  ).toEqual([
    { origin: 'same', url: '/editor', name: 'Editor', elements: ['button Bold', 'button Bold'] },
    { origin: 'same', url: '/preview', name: 'Preview', elements: ['combobox Zoom'] },
    { origin: 'cross', url: 'other/pay', name: 'pay', elements: ['textbox Card'] },
    { origin: 'same', url: 'about:srcdoc', name: 'Note', elements: ['button Note'] },
    { origin: 'cross', url: 'http://maps.example/embed', name: 'Map', elements: [] },
  ]);
  const [bold] = home!.frames![0]!.elements;
  expect(bold!.candidates.find(({ selector }) => selector.strategy === 'role')?.document).toBe(2);
  expect(problems.map(({ code }) => code)).toEqual(['REQUEST_BLOCKED']);
});

it('counts a page with content only in a frame, or in a frame of a frame, as filled', async () => {
  const baseUrl = await serve({
    '/': '<script>document.title = "Shell"</script><iframe title="App" src="/shell"></iframe>',
    '/shell': '<script>document.title = "Inner"</script><iframe title="Form" src="/form"></iframe>',
    '/form': '<button>Send</button>',
    '/bare': '<script>document.title = "Shell"</script><iframe title="App" src="/nothing"></iframe>',
    '/nothing': '<p>Nothing</p>',
  });
  const states = { shell: { route: '/' }, bare: { route: '/bare' } };
  const result = await probeApp({ baseUrl, harness: { states }, deadlines: { empty: 6_000 } });
  expect(result.problems.map(({ code, where }) => `${code} ${where}`)).toEqual(['APP_EMPTY bare']);
  const [shell] = result.snapshots;
  expect(shell!.frames?.map(({ name, elements }) => [name, elements.map((one) => one.name)])).toEqual([
    ['App', []],
    ['Form', ['Send']],
  ]);
});
