/** A refusal and a message of success in each language. */
export const wordsOf: Record<string, [refused: string, done: string]> = {
  de: ['Der Name wurde nicht gespeichert', 'Gespeichert'],
  fr: ["Le nom n'a pas été enregistré", 'Enregistré'],
  es: ['El nombre no es válido', 'Guardado'],
  pt: ['O nome não foi salvo', 'Nome salvo'],
  it: ['Il nome non è stato salvato', 'Salvato'],
  nl: ['De naam is niet opgeslagen', 'Opgeslagen'],
  pl: ['Imię nie zostało zapisane', 'Zapisano'],
  ru: ['Имя не сохранено', 'Сохранено'],
  tr: ['Ad kaydedilemedi', 'Ad kaydedildi'],
  ja: ['保存に失敗しました', '保存しました'],
  zh: ['名称不能为空', '保存成功'],
  ko: ['저장하지 못했습니다', '저장되었습니다'],
};
