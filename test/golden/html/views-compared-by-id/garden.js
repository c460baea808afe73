function show(name) {
  document.querySelectorAll('.view').forEach((view) => {
    view.classList.toggle('active', view.id === name);
  });
}

document.querySelectorAll('.tab').forEach((tab) => tab.addEventListener('click', () => show(tab.dataset.target)));
document.getElementById('dig').onclick = () => localStorage.setItem('bed', '1');
document.getElementById('sow').onclick = () => localStorage.setItem('seed', document.getElementById('seed').value);
document.getElementById('oil').onclick = () => localStorage.setItem('oil', '1');
document.getElementById('water').onclick = () => localStorage.setItem('water', '1');
show('beds');
