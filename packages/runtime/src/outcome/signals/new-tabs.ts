import type { EvidenceSignal } from './evidence-signal.js';
import type { Finding } from './finding.js';

const pathOf = (url: string): string => {
  if (!URL.canParse(url, document.baseURI)) return url;
  const { origin, href, pathname, search, hash } = new URL(url, document.baseURI);
  return origin === location.origin ? pathname + search + hash : href;
};

/** The page's code opened a tab, or a link of the act opens one. This page stays as it is then. */
export const newTabs: EvidenceSignal = {
  name: 'new tabs',
  kinds: ['new-tab'],
  reads({ scene, tabs, click }) {
    const findings = tabs.map(({ url, isBlocked }): Finding => {
      const message = isBlocked
        ? `The browser blocked the new tab with ${pathOf(url)}`
        : `A new tab opened with ${pathOf(url)}; this page stays as it is`;
      return {
        kind: 'new-tab',
        role: isBlocked ? 'refuses unless confirmed' : 'confirms',
        text: message,
        message,
        heard: message,
      };
    });
    const link = scene.action?.closest<HTMLAnchorElement>('a[href],area[href]');
    if (findings.length || !link || !leavesAlone(link) || !click || click.defaultPrevented) return findings;
    const message = `The link opens ${pathOf(link.href)} in a new tab; this page stays as it is`;
    return [{ kind: 'new-tab', role: 'hints', text: message, message }];
  },
};

/** Decides whether a link opens another tab. A name may be that of a frame of this page. */
const leavesAlone = ({ target }: HTMLAnchorElement): boolean =>
  !!target &&
  !/^_(self|top|parent)$/i.test(target) &&
  ![...document.querySelectorAll('iframe,frame')].some((frame) => frame.getAttribute('name') === target);
