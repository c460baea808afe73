export class Table {
  constructor({ list, onEdit, onDelete }) {
    this.contacts = list.all();
    const body = document.getElementById('rows');
    body.innerHTML = this.contacts
      .map(
        (contact) => `<tr data-id="${contact.id}">
          <td>${contact.name}</td>
          <td><button class="edit">Edit</button><button class="drop">Delete</button></td>
        </tr>`,
      )
      .join('');
    body.addEventListener('click', (event) => {
      const { id } = event.target.closest('tr').dataset;
      if (event.target.closest('.edit')) onEdit(id);
      else if (event.target.closest('.drop')) onDelete(id);
    });
  }
}
