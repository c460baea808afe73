import type { PageContainer, PageSnapshot } from '@webmcp/contract';

/** Returns the container with an index. The index is normally also the position in the list. */
export function containerAt({ containers }: PageSnapshot, index: number): PageContainer | undefined {
  const there = containers[index];
  return there?.index === index ? there : containers.find((container) => container.index === index);
}
