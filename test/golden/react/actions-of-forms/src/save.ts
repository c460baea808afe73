'use server';

export async function save(data: FormData) {
  await fetch('/notes', { method: 'POST', body: data });
}
