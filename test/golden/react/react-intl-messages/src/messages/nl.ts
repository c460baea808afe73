export default {
  'dialog.ok': 'OK',
  'dialog.cancel': 'Annuleren',
  'profile.title': 'Profiel',
  'profile.photos': "{count, plural, one {# foto} other {# foto's}}",
  'profile.hello': 'Hallo {name}',
};
