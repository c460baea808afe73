import { pageVocabularies, type Language } from '@webmcp/text';
import { describe, expect, test } from 'vitest';

import { soundsDone, soundsRefused } from '../../../src/outcome/page/tone.js';

/** Texts of apps in one language: refusals, then messages of success. The second refusal denies a word of success. */
const said: Record<Language, [refusals: string[], successes: string[]]> = {
  en: [
    ['Name is required', 'Your note could not be saved', 'That name was already added'],
    ['Saved', 'The note was deleted', 'Done. It does not cost anything'],
  ],
  de: [
    ['Name ist ein Pflichtfeld', 'Die Notiz konnte nicht gespeichert werden', 'Ungültige E-Mail-Adresse'],
    ['Gespeichert', 'Die Notiz wurde gelöscht', 'Erfolgreich aktualisiert'],
  ],
  fr: [
    ['Le nom est obligatoire', "La note n'a pas été enregistrée", 'Une erreur est survenue', 'Cet e-mail existe déjà'],
    ['Enregistré', 'La note a été supprimée', 'Profil mis à jour'],
  ],
  es: [
    ['El nombre es obligatorio', 'La nota no se ha guardado', 'Los datos ingresados no son válidos', 'Ya existe'],
    ['Guardado', 'Ingresado con éxito', 'La nota fue eliminada'],
  ],
  pt: [
    ['O nome é obrigatório', 'A nota não foi adicionada', 'Preencha todos os campos.', 'Usuário ou senha incorretos.'],
    ['Produto adicionado com sucesso', 'Nota removida'],
  ],
  it: [
    ['Il nome è obbligatorio', 'La nota non è stata salvata', 'Indirizzo non valido', "L'utente esiste già"],
    ['Salvato', 'La nota è stata eliminata'],
  ],
  nl: [
    ['De naam is verplicht', 'De notitie is niet opgeslagen', 'Ongeldig e-mailadres', 'Er is een fout opgetreden'],
    ['Opgeslagen', 'De notitie is verwijderd'],
  ],
  sv: [
    ['Namnet är obligatoriskt', 'Anteckningen kunde inte skickas och är inte sparad', 'Ogiltig e-postadress'],
    ['Anteckningen är sparad', 'Meddelandet är skickat'],
  ],
  da: [
    ['Navnet skal udfyldes', 'Noten blev ikke gemt', 'Ugyldig e-mailadresse'],
    ['Noten er gemt', 'Beskeden er sendt'],
  ],
  no: [
    ['Navnet må fylles ut', 'Notatet ble ikke lagret', 'Ugyldig e-postadresse'],
    ['Notatet er lagret', 'Meldingen er sendt'],
  ],
  fi: [
    ['Nimi on pakollinen', 'Ei voitu: tiedot eivät ole tallennettu', 'Virheellinen osoite'],
    ['Tallennettu', 'Muistio on poistettu'],
  ],
  pl: [
    ['Imię jest wymagane', 'Notatka nie została zapisana', 'Nieprawidłowy adres e-mail', 'Wystąpił błąd'],
    ['Zapisano', 'Notatka została usunięta'],
  ],
  cs: [
    ['Jméno je povinné', 'Záznam nebyl uložen', 'Neplatná adresa', 'Něco se nepodařilo'],
    ['Záznam byl uložen', 'Úspěšně odesláno'],
  ],
  ru: [
    ['Имя обязательно, заполните поле', 'Заметка не была сохранена', 'Неверный пароль', 'Произошла ошибка'],
    ['Заметка сохранена', 'Успешно удалено'],
  ],
  uk: [
    ["Ім'я обов'язкове", 'Нотатку не було збережено', 'Сталася помилка'],
    ['Нотатку збережено', 'Успішно видалено'],
  ],
  tr: [
    ['Ad zorunludur', 'Not kaydedilemedi', 'Geçersiz e-posta adresi', 'Bu ad zaten kullanılıyor'],
    ['Not kaydedildi', 'Başarıyla silindi'],
  ],
  ja: [
    ['名前を入力してください', 'メモは保存されませんでした', '保存に失敗しました', 'メールアドレスが正しくありません'],
    ['保存しました', '削除が完了しました'],
  ],
  zh: [
    ['名称不能为空', '笔记未能成功保存', '保存失败', '该用户已存在', '請輸入名稱'],
    ['保存成功', '笔记已删除'],
  ],
  ko: [
    ['이름을 입력해 주세요', '메모를 저장하지 못했습니다', '저장에 실패했습니다', '이미 사용 중인 이름입니다'],
    ['저장되었습니다', '삭제했습니다'],
  ],
  ar: [
    ['الاسم مطلوب', 'لم يتم بنجاح', 'حدث خطأ', 'البريد غير صالح'],
    ['تم الحفظ', 'تمت الإضافة بنجاح'],
  ],
  hi: [['नाम आवश्यक है', 'यह नहीं सहेजा गया', 'अमान्य ईमेल'], ['सफलतापूर्वक सहेजा गया']],
  vi: [
    ['Tên là bắt buộc', 'Ghi chú không thành công', 'Email không hợp lệ', 'Tên đã tồn tại'],
    ['Lưu thành công', 'Đã xóa ghi chú'],
  ],
  id: [
    ['Nama wajib diisi', 'Catatan tidak disimpan', 'Nomor HP sudah terdaftar', 'Email tidak valid'],
    ['Kontak berhasil disimpan', 'Kontak dihapus'],
  ],
  th: [
    ['กรุณากรอกชื่อ', 'บันทึกไม่สำเร็จ', 'เกิดข้อผิดพลาด'],
    ['บันทึกสำเร็จ', 'ลบเรียบร้อยแล้ว'],
  ],
};

describe.each(pageVocabularies.map(({ language }) => language))('the language %s', (language) => {
  const [refusals, successes] = said[language];
  test.each(refusals)('refuses: %s', (text) => {
    expect({ refused: soundsRefused(text), done: soundsDone(text) }).toEqual({ refused: true, done: false });
  });

  test.each(successes)('confirms: %s', (text) => {
    expect(soundsDone(text)).toBe(true);
  });
});

test.each([
  'Rex, the dog',
  'Buy milk',
  'Sundays',
  'Kaffee um neun',
  'Réunion à midi',
  'Leche y pan',
  'Pão e leite',
  '牛乳を買う',
  '买牛奶',
  '우유 사기',
])('a record such as %s neither refuses nor confirms', (text) => {
  expect({ refused: soundsRefused(text), done: soundsDone(text) }).toEqual({ refused: false, done: false });
});
