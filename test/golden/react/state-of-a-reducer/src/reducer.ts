export function reducer(state, action) {
  switch (action.type) {
    case 'view':
      return { ...state, view: action.view };
    case 'open':
      return { ...state, open: true };
    default:
      return state;
  }
}
