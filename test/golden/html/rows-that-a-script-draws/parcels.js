let parcels = JSON.parse(localStorage.getItem('parcels') ?? '[]');

function draw() {
  const list = document.querySelector('#parcels');
  list.innerHTML = parcels
    .map(
      (parcel) => `<li class="parcel ${parcel.late ? 'late' : ''}">
        <strong>${parcel.name}</strong>
        <button class="send" data-id="${parcel.id}">Send</button>
        <button onclick="deleteParcel(${parcel.id})">×</button>
      </li>`,
    )
    .join('');
  list.querySelectorAll('.send').forEach((button) => button.addEventListener('click', sendParcel));
}

async function sendParcel(event) {
  await fetch(`/api/parcels/${event.target.dataset.id}/send`, { method: 'POST' });
}

function deleteParcel(id) {
  parcels = parcels.filter((parcel) => parcel.id !== id);
  localStorage.setItem('parcels', JSON.stringify(parcels));
  draw();
}

function addCourier(courier) {
  const row = document.createElement('tr');
  row.innerHTML = '<td>' + courier.name + '</td><td><a href="/couriers/' + courier.id + '">Open</a></td>';
  document.querySelector('#couriers').append(row);
}

draw();
