const actions = { save: 'Save', remove: 'Remove' };

export default {
  actions: { ...actions, confirm: 'Really @.lower:actions.remove?' },
  clinic: 'Clinic',
  booking: { title: 'Book at @:clinic', name: 'Name', slots: 'no slot | one slot | {count} slots', at: "{'@'}home" },
};
