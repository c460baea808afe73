import { plants, save } from './plants';

export default () => {
  document.addEventListener('click', (e) => {
    const target = e.target;
    if (target.closest('aside .add-btn')) {
      plants.push({ name: 'Fern' });
      save();
    } else if (target.closest('aside .plant-card .water-btn')) {
      plants[0].watered = Date.now();
      save();
    }
  });
};
