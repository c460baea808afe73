const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `body{margin:2rem auto;max-width:75rem;padding:0 1rem;font-family:system-ui,sans-serif}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:1rem;list-style:none;padding:0}
.picture{width:17rem;height:11rem;overflow:hidden;border:1px solid #ccd3da;border-radius:.5rem}
iframe{width:68rem;height:44rem;border:0;transform:scale(.25);transform-origin:0 0;pointer-events:none}
a{display:block;padding:.25rem 0}`;

/** One page with a live picture of every page, each a link to it. @param started apps with the `url` that they answer at */
export function indexPage(started) {
  const sections = started.map(({ title, url, pages }) => {
    const items = pages.map((path) => {
      const address = escaped(new URL(path, url).href);
      return `<li><a href="${address}">${escaped(path)}</a><div class="picture"><iframe src="${address}" loading="lazy" tabindex="-1" aria-hidden="true"></iframe></div></li>`;
    });
    return `<section><h2>${escaped(title)}</h2><ul>${items.join('')}</ul></section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The playground</title><style>${style}</style></head><body><h1>The playground</h1>${sections.join('')}</body></html>`;
}
