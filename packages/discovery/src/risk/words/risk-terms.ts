/** What a word or phrase speaks for. `money` and `ending` make a tool destructive, `writing` makes it caution, `reading` safe. */
export type WordSense = 'ending' | 'money' | 'writing' | 'reading';

const list = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');

/**
 * Words and phrases by sense, in the languages that source labels are written in most. A phrase is there where its verb
 * alone is harmless: "cancel" closes a dialog, "cancel order" ends an order.
 */
export const riskTerms: Record<WordSense, readonly string[]> = {
  ending: list(`
    delete, confirm deletion, remove, erase, destroy, purge, wipe, terminate, deactivate, revoke, uninstall,
    unpublish, move to trash, close account, close my account, close your account, cancel account,
    cancel my account, cancel order, cancel my order, cancel this order, cancel orders, cancel subscription,
    cancel my subscription, cancel booking, cancel reservation, cancel appointment, cancel membership,
    cancel plan, cancel payment, cancel transfer, cancel ticket, cancel trip, cancel flight, cancel visit,
    cancel policy, cancel contract, cancel shipment, cancel delivery, cancel event, cancel meeting,
    cancel request, cancel invitation, cancel job, cancel invoice, cancel class, cancel session, empty cart,
    empty basket, empty trash, empty bin, clear cart, clear basket, clear history, clear data, clear all data,
    clear database, clear completed, factory reset, reset account, reset database, reset all data, drop table,
    drop database, leave organization, transfer ownership, end subscription, end contract
    löschen, loeschen, lösche, entfernen, entferne, vernichten, kündigen, kuendigen, stornieren, storniere,
    konto schließen, konto schliessen, bestellung abbrechen, termin absagen, absagen, widerrufen,
    warenkorb leeren, papierkorb leeren
    supprimer, supprime, effacer, retirer, enlever, résilier, détruire, révoquer, annuler la commande,
    annuler ma commande, annuler la réservation, annuler le rendez vous, annuler l abonnement,
    annuler commande, fermer le compte, vider le panier, clôturer
    eliminar, elimina, borrar, borra, quitar, suprimir, cancelar pedido, cancelar el pedido,
    cancelar suscripción, cancelar la suscripción, cancelar reserva, cancelar la reserva, cancelar cita,
    cancelar cuenta, anular pedido, cerrar cuenta, cerrar la cuenta, dar de baja, vaciar carrito,
    vaciar el carrito, vaciar papelera, revocar
    excluir, apagar, remover, deletar, cancelar assinatura, cancelar a assinatura, cancelar o pedido,
    cancelar consulta, encerrar conta, encerrar a conta, esvaziar carrinho, revogar
    rimuovi, rimuovere, cancella, cancellare, disdici, disdire, annulla ordine, annulla l ordine,
    annulla prenotazione, annulla abbonamento, chiudi account, chiudi il conto, svuota carrello,
    svuota il carrello, svuota cestino, revoca, eliminare
    verwijderen, verwijder, wissen, opzeggen, bestelling annuleren, annuleer bestelling, afspraak annuleren,
    abonnement opzeggen, account sluiten, intrekken, winkelwagen legen
    radera, ta bort, avsluta konto, avboka, säg upp, avbeställ, slet, slett, fjern, opsig, annuller ordre,
    avbestill, luk konto, poista, tyhjennä ostoskori, peru tilaus, peruuta tilaus
    usuń, usunąć, skasuj, anuluj zamówienie, zamknij konto, wyczyść koszyk, smazat, odstranit,
    zrušit objednávku, zrušit účet, удалить, удали, стереть, отменить заказ, отменить запись,
    отменить подписку, закрыть счёт, закрыть счет, очистить корзину, видалити, скасувати замовлення, sil,
    kaldır, siparişi iptal et, hesabı kapat, aboneliği iptal et, sepeti boşalt
    削除, 消去, 退会, 解約, 注文をキャンセル, 注文取消, 予約をキャンセル, 删除, 刪除, 移除, 注销, 取消订单, 取消訂單, 取消预约, 清空, 삭제, 제거, 탈퇴, 주문 취소, 예약 취소,
    해지, حذف, إزالة, إلغاء الطلب, إغلاق الحساب, हटाएं, हटाएँ, मिटाएं, xóa, xoá, hủy đơn hàng, hapus,
    batalkan pesanan, ลบ, ยกเลิกคำสั่งซื้อ
  `),
  money: list(`
    pay, pay now, make payment, submit payment, checkout, check out, purchase, buy, buy now, place order,
    place the order, place my order, place your order, place bid, submit order, confirm order,
    confirm purchase, confirm payment, order now, complete order, complete purchase, send money, transfer,
    transfer money, transfer funds, wire money, withdraw, deposit, donate, refund, charge, top up, redeem,
    leave tip, add tip, send tip, bid, bet, invest, upgrade plan, start subscription, sell, bezahlen, zahlen,
    bezahle, kaufen, jetzt kaufen, bestellen, kostenpflichtig bestellen, zahlungspflichtig bestellen,
    überweisen, ueberweisen, überweisung, spenden, erstatten, abheben, einzahlen, verkaufen, payer, acheter,
    commander, virement, transférer, virer, faire un don, rembourser, retrait, passer la commande,
    passer commande, vendre, pagar, comprar, realizar pedido, transferir, donar, reembolsar, retirar dinero,
    finalizar compra, vender, finalizar pedido, doar, paga, pagare, acquista, compra, ordina, trasferisci,
    bonifico, dona, rimborsa, preleva, vendi, betalen, betaal, kopen, koop, overmaken, overboeken, doneren,
    terugbetalen, betala, betal, köp, köpa, køb, kjøp, överför, overfør, maksa, osta, siirrä rahaa, tilaa,
    zapłać, kup, kup teraz, przelew, przelej, zaplatit, koupit, převést, оплатить, купить, заплатить,
    перевести, оформить заказ, сплатити, купити, öde, satın al, havale, 支払う, 支払い, 購入, 注文する, 注文を確定, 送金, 振込, 寄付,
    支付, 付款, 购买, 購買, 下单, 转账, 轉帳, 결제, 구매, 주문하기, 송금, 이체, دفع, ادفع, شراء, تحويل, भुगतान, खरीदें, thanh toán, mua,
    chuyển khoản, bayar, beli, ชำระเงิน, ซื้อ
  `),
  writing: list(`
    save, submit, create, add, update, send, post, publish, upload, register, sign up, signup, sign in, log in,
    login, log out, logout, sign out, edit, change, apply, confirm, approve, reject, decline, accept, archive,
    restore, move, rename, duplicate, invite, assign, subscribe, unsubscribe, follow, unfollow, like, vote,
    book, reserve, schedule, reschedule, import, merge, enable, disable, activate, block, unblock, ban,
    suspend, reset, share, comment, reply, report, mark, complete, start, stop, clear, reorder, cancel,
    request, claim, release, discard, insert, store, persist, write, put, patch, mutate, dispatch, enroll,
    join, leave, speichern, anlegen, senden, absenden, erstellen, hinzufügen, ändern, aktualisieren, anmelden,
    abmelden, registrieren, buchen, bestätigen, hochladen, abschicken, enregistrer, envoyer, créer, ajouter,
    modifier, valider, réserver, se connecter, confirmer, inscrire, guardar, enviar, crear, añadir, agregar,
    actualizar, confirmar, reservar, registrarse, salvar, criar, adicionar, atualizar, cadastrar, salva, invia,
    crea, aggiungi, aggiorna, conferma, prenota, registrati, opslaan, verzenden, versturen, toevoegen,
    bijwerken, bevestigen, aanmelden, boeken, spara, skicka, skapa, lägg till, gem, opret, tilføj, lagre,
    opprett, legg til, tallenna, lähetä, luo, lisää, zapisz, wyślij, dodaj, utwórz, uložit, odeslat, přidat,
    сохранить, отправить, создать, добавить, зберегти, надіслати, kaydet, gönder, ekle, oluştur, 保存, 送信, 登録,
    追加, 作成, 更新, 提交, 添加, 创建, 建立, 发送, 注册, 저장, 제출, 추가, 등록, 보내기, حفظ, إرسال, إضافة, lưu, gửi, thêm, simpan, kirim,
    tambah, บันทึก, ส่ง
  `),
  reading: list(`
    search, find, filter, filters, sort, show, view, open, toggle, expand, collapse, next, previous, back,
    forward, refresh, reload, close, hide, preview, zoom, details, more, less, menu, help, browse, look up,
    lookup, query, fetch, get, load, list, read, select, calculate, compare, estimate, check availability,
    copy, print, export, download, play, pause, mute, suche, suchen, filtern, anzeigen, öffnen, schließen,
    weiter, zurück, rechercher, chercher, filtrer, afficher, ouvrir, fermer, suivant, précédent, buscar,
    filtrar, mostrar, abrir, cerrar, siguiente, anterior, pesquisar, fechar, próximo, cerca, filtra, mostra,
    apri, chiudi, avanti, indietro, zoeken, zoek, filteren, tonen, openen, sluiten, sök, søg, søk, hae, szukaj,
    hledat, найти, поиск, показать, ara, 検索, 表示, 搜索, 查询, 搜尋, 검색, بحث, tìm kiếm, cari, ค้นหา
  `),
};

/** Words that are nouns as often as verbs: "Book a room" books, "Suggest a book" does not. */
export const nounsAsWell: ReadonlySet<string> = new Set(
  list(`
    book, post, share, report, like, start, stop, change, request, claim, store, mark, complete, release,
    block, ban, move, comment, reply, vote, schedule, register, follow, clear, leave, put, patch, write,
    update, upload, import, reserve, cancel, reset
  `),
);

/** Money words that are nouns as well; after a reading verb they name what is read: "View transfer". */
export const moneyNouns: ReadonlySet<string> = new Set(
  list(`
    transfer, deposit, charge, bid, bet, refund, checkout, check out, purchase, redeem, invest, sell, buy, pay,
    withdraw, donate, top up
  `),
);
