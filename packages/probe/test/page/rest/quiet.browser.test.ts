import { describe, expect, it, onTestFinished } from 'vitest';
import { quiet } from '../../../src/page/rest/quiet.js';
import { show } from '../fixture.js';

describe('quiet', () => {
  it('resolves on a still page with an endless animation', async () => {
    const box = show('<p>still</p>').firstElementChild!;
    box.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 500, iterations: Infinity });
    expect(await quiet(10_000)).toBeNull();
  });

  it('waits for a finite animation, and names it at the deadline', async () => {
    const box = show('<p>moving</p>').firstElementChild!;
    const animation = box.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100_000 });
    expect(await quiet(200)).toBe('an animation');
    animation.finish();
    expect(await quiet(10_000)).toBeNull();
  });

  it('does not resolve while the page changes', async () => {
    const box = show('<p>0</p>').firstElementChild!;
    let going = true;
    onTestFinished(() => {
      going = false;
    });
    const step = (): void => {
      box.textContent = String(Number(box.textContent) + 1);
      if (going) requestAnimationFrame(step);
    };
    step();
    expect(await quiet(200)).toBe('changes in the page');
    going = false;
    expect(await quiet(10_000)).toBeNull();
  });
});
