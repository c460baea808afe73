import { describe, expect, it } from 'vitest';
import { overlayText } from '../../../src/page/document/error-overlay.js';
import { shadow, show } from '../fixture.js';

describe('overlayText', () => {
  it("finds Next's only when it shows an error", () => {
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
