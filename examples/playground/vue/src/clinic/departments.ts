import type { Department } from './types';

export const departments: { id: Department; title: string }[] = [
  { id: 'general', title: 'General practice' },
  { id: 'dental', title: 'Dental care' },
  { id: 'eyes', title: 'Eye clinic' },
  { id: 'physio', title: 'Physiotherapy' },
];

export function departmentTitle(id: Department | ''): string {
  return departments.find((one) => one.id === id)?.title ?? '';
}
