const first = [
  'Ada',
  'Bo',
  'Cleo',
  'Dag',
  'Eir',
  'Finn',
  'Gro',
  'Hal',
  'Ida',
  'Jo',
  'Kari',
  'Liv',
  'Mona',
  'Nils',
  'Olav',
];
const last = ['Aas', 'Berg', 'Dahl', 'Eide', 'Foss', 'Gran', 'Hagen', 'Iversen', 'Juul', 'Krog', 'Lie', 'Moe', 'Nes'];

/** As many different names as the two lists give: 195. */
export const people = last.flatMap((name) => first.map((given) => `${given} ${name}`));
