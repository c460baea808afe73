/** Lists the attributes that can identify an element, as far as a person wrote their values. */
export const identifying = ['id', 'name', 'href', 'placeholder'] as const;
