import { describe, expect, it } from 'vitest';
import { developerHosts, developerParts } from '@webmcp/text';

import { overlayText } from '../../../src/page/document/error-overlay.js';
import { errorOverlays } from '../../../src/page/document/error-overlays.js';
import { shadow, show } from '../fixture.js';

describe('overlayText', () => {
  it("reads Next's portal only while it shows an error", () => {
    show('<nextjs-portal></nextjs-portal>');
    const portal = shadow('nextjs-portal', '<div data-nextjs-toast>tools</div>');
    expect(overlayText()).toBeNull();
    portal.innerHTML += '<div data-nextjs-dialog><p id="nextjs__container_errors_desc">Cannot read cart</p></div>';
    expect(overlayText()).toBe('Cannot read cart');
  });

  it("reads webpack's frame", () => {
    show('<iframe id="webpack-dev-server-client-overlay"></iframe>');
    expect(overlayText()).toBeNull();
    document.querySelector('iframe')!.contentDocument!.body.innerHTML = '<div>Module not found: ./cart</div>';
    expect(overlayText()).toBe('Module not found: ./cart');
  });
});

const silent = Object.entries(developerHosts).filter(([, host]) => !errorOverlays.some((one) => one.host === host));

describe('the tools of developers', () => {
  it.each(silent)('%s shows no errors', (_, host) => {
    const name = host.replace(/^[.#]/, '');
    show(host === name ? `<${name}>x</${name}>` : `<div id="${name}" class="${name}">x</div>`);
    expect(document.querySelector(developerParts)?.textContent).toBe('x');
    expect(overlayText()).toBeNull();
  });

  it.each(['rsbuild-error-overlay', 'nuxt-error-overlay'])('reads the error of %s', (tag) => {
    show(`<${tag}></${tag}>`);
    shadow(tag, '<div class="message content">Cannot read cart</div>');
    expect(overlayText()).toBe('Cannot read cart');
  });
});
