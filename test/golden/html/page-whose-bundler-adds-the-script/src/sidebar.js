import element from './build';
import child from './put';
import { plants } from './plants';

export const plantCard = (plant) => {
  const card = element.create('article', ['plant-card']);
  const water = element.create('div', ['water-btn'], 'Water');
  child.append(card, element.create('h3', [], plant.name), water);
  return card;
};

export default () => {
  const aside = element.create('aside');
  const add = element.create('div', ['add-btn', 'btn']);
  child.append(add, element.create('span', [], 'Add plant'));
  const cards = element.create('section', ['cards']);
  for (const plant of plants) {
    const card = plantCard(plant);
    child.append(cards, card);
  }
  // No listener asks for the note.
  const note = element.create('p', ['note'], 'Water in the evening');
  child.append(aside, element.create('h2', [], 'Plants'), add, cards, note);
  return aside;
};
