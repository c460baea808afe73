export const towns = ['Bergen', 'Bodø', 'Drammen', 'Oslo', 'Stavanger', 'Tromsø', 'Trondheim'];
