export enum Kind {
  make = 'make',
  change = 'change',
}

export const keep = (title: string, id?: number) => fetch(`/tasks/${id ?? ''}`, { method: 'POST', body: title });
