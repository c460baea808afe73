export default {
  actions: { save: 'Sichern', remove: 'Entfernen', confirm: 'Wirklich @.lower:actions.remove?' },
  clinic: 'Praxis',
  booking: { title: '@:clinic buchen', name: 'Name', slots: 'kein Termin | ein Termin | {count} Termine', at: "{'@'}daheim" },
};
