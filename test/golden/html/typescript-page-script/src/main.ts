interface Note {
  text: string;
}

const form = document.querySelector<HTMLFormElement>('#note-form')!;
const dialog = document.getElementById('sure') as HTMLDialogElement;

async function add(note: Note): Promise<void> {
  await fetch('/api/notes', { method: 'POST', body: JSON.stringify(note) });
}

form.addEventListener('submit', (event: SubmitEvent) => {
  event.preventDefault();
  const data = new FormData(form);
  void add({ text: String(data.get('text')) });
});

document.querySelector<HTMLButtonElement>('#clear')!.addEventListener('click', () => {
  localStorage.removeItem('notes');
});
(document.getElementById('ask') as HTMLButtonElement).onclick = () => dialog.showModal();
document.getElementById('yes')?.addEventListener('click', () => fetch('/api/notes', { method: 'DELETE' }));
