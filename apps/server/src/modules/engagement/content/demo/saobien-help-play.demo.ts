import type { Facts } from './facts.demo.ts';
import { vietnamese, type VietnameseHelp } from './vietnamese.demo.ts';

export function saoBienPlayHelp({ name, minStake, maxStake, maxPayout, minimumAge }: Facts): VietnameseHelp {
  const [min, max, most] = [vietnamese(minStake), vietnamese(maxStake), vietnamese(maxPayout)];
  const row = (game: string): string =>
    `<tr><td>${game}</td><td>98,99% đến 99%</td><td>${min} đến ${max}</td><td>${most}</td></tr>`;
  return {
    games: { title: 'Game và tính công bằng' },
    'own-games': {
      title: 'Game riêng của các bạn trả lại bao nhiêu?',
      content: `<table><thead><tr><th scope="col">Game</th><th scope="col">Tỷ lệ hoàn trả lý thuyết</th><th scope="col">Tiền cược</th><th scope="col">Thắng tối đa mỗi ván</th></tr></thead><tbody>${row('Dice')}${row('Mines')}</tbody></table><p>Đây là mức trung bình của rất nhiều ván; chỉ trong một buổi tối, kết quả có thể cao hoặc thấp hơn nhiều. Phần còn lại, khoảng một phần trăm, là lợi thế của nhà cái. Không cài đặt nào và không ai có thể tác động đến kết quả.</p>`,
    },
    fairness: {
      title: 'Kiểm tra một ván như thế nào?',
      content:
        '<p>Trước lượt cược đầu tiên, bạn thấy hash SHA-256 của seed phía chúng tôi. Trình duyệt thêm seed của bạn và một số đếm, rồi HMAC-SHA256 tính ra kết quả từ ba giá trị đó.</p><ol><li>Đổi seed trong mục Công bằng của game để xem seed cũ của chúng tôi.</li><li>Chép các giá trị vào <a href="/fairness">công cụ kiểm tra</a>.</li><li>Nếu hash và kết quả khớp, không có gì bị thay đổi.</li></ol><p>Đây là cách tính được dùng rộng rãi, nên các công cụ độc lập cũng cho cùng kết quả.</p>',
    },
    'other-studios': {
      title: 'Vì sao có game không mở được?',
      content:
        '<p>Khi nhà cung cấp bảo trì, ô game có ghi rõ và sẽ tự mở lại; số dư của bạn không thay đổi. Chưa có tài khoản, bạn vẫn chơi thử được mọi game có bản chơi thử. Một số game không chơi được bằng tiền thưởng; trang của game sẽ cho biết. Game riêng của chúng tôi luôn mở, trừ khi cả trang web bảo trì.</p>',
    },
    'safer-play': { title: 'Chơi có trách nhiệm' },
    'keep-control': {
      title: 'Làm sao để chơi luôn là niềm vui?',
      content:
        '<ul><li>Trước khi chơi, hãy định sẵn số tiền và thời gian, rồi ghi lại.</li><li>Đừng cố gỡ. Ván sau không phụ thuộc vào ván trước.</li><li>Đừng chơi khi mệt, đang buồn bực hoặc đã uống rượu bia.</li><li>Mỗi tuần xem <a href="/member/personalHistoryCopy">Lịch sử cược</a> một lần. Ở đó có đúng số tiền bạn đã cược và đã nhận.</li></ul><p>Về lâu dài, nhà cái luôn có lợi thế. Chơi là một cách tiêu tiền để giải trí, không phải để kiếm tiền.</p>',
    },
    'take-a-break': {
      title: 'Muốn nghỉ chơi thì làm thế nào?',
      content: `<p>Mọi thứ nằm ở <a href="/member/protection">Bảo vệ người chơi</a>: giới hạn tiền nạp, tiền thua, tiền cược và thời gian, nghỉ một ngày, một tuần hoặc một tháng, và tự loại trừ. Tất cả có hiệu lực ngay; chỉ khi nới lỏng mới phải chờ.</p><p>Bạn đăng xuất khỏi mọi thiết bị khác ở <a href="/member/securityCenter">Tài khoản và bảo mật</a>. Nếu muốn nói chuyện với ${name}, hãy viết cho chúng tôi và chọn “Chăm sóc khách hàng”. Sẽ có người đọc thư của bạn.</p><p>Nếu việc chơi không còn vui, hoặc người thân lo lắng cho bạn, hãy tìm đến bác sĩ hoặc đường dây tư vấn về cờ bạc nơi bạn sống. Không bao giờ là quá sớm.</p><p>Người dưới ${minimumAge} tuổi không được chơi. Đừng để thiết bị đang đăng nhập ở nơi trẻ em với tới được.</p>`,
    },
  };
}
