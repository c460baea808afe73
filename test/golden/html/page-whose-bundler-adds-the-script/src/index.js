import { addPlant } from './plants';

document.getElementById('add').addEventListener('click', () => addPlant(document.getElementById('name').value));
