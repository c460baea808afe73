import { showRoot } from './show-linked.js';

/**
 * An expression as the linked value of a host element's prop, as short text.
 * @param before code before the component
 * @param inside code in the component
 * @param files more files of the app
 */
export function linkedProp(
  expression: string,
  { before = '', inside = '', files = {} }: { before?: string; inside?: string; files?: Record<string, string> } = {},
): string | undefined {
  const page = `${before}\nexport const Page = () => { ${inside}\n return <p data-x={${expression}} />; };`;
  return showRoot({ 'a.tsx': page, ...files })
    .find((line) => line.includes('data-x='))
    ?.trim()
    .slice('data-x='.length);
}
