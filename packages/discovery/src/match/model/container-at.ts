import type { PageContainer, PageSnapshot } from '@webmcp/contract';

/** The container of that index; normally also its position in the list. */
export function containerAt({ containers }: PageSnapshot, index: number): PageContainer | undefined {
  const there = containers[index];
  return there?.index === index ? there : containers.find((container) => container.index === index);
}
