import type { Facts } from './facts.demo.ts';
import { vietnamese, type VietnameseHelp } from './vietnamese.demo.ts';

export const saoBienStartHelp = ({
  name,
  currency,
  credit,
  minimumAge,
  minStake,
}: Facts): VietnameseHelp => ({
  'getting-started': { title: 'Bắt đầu' },
  'open-account': {
    title: 'Mở tài khoản như thế nào?',
    content: `<p>Chọn <a href="/register">Đăng ký</a> ở đầu bất kỳ trang nào. ${name} chỉ hỏi những gì cần thiết; ô nào không bắt buộc đều có ghi rõ.</p><ol><li>Đặt tên đăng nhập và một mật khẩu bạn không dùng ở nơi khác.</li><li>Xác nhận bạn đã đủ ${minimumAge} tuổi và đồng ý với <a href="/help#term">điều khoản</a>.</li><li>Bạn được đăng nhập ngay, trong ví có sẵn ${vietnamese(credit)} tiền chào mừng.</li></ol><p>Tài khoản dùng đơn vị ${currency}. Mỗi người chỉ mở một tài khoản.</p>`,
  },
  'first-round': {
    title: 'Chơi ván đầu tiên như thế nào?',
    content: `<p>Mở <a href="/bgs/dice">Dice</a>. Kéo mốc để thay đổi cơ hội thắng và hệ số, đặt cược từ ${vietnamese(minStake)} rồi tung xúc xắc. Kết quả và số dư mới hiện ra cùng lúc.</p><p>Trong <a href="/bgs/mines">Mines</a>, bạn mở từng ô một. Mỗi viên ngọc làm tăng tiền thắng; gặp mìn là hết ván. Nếu đóng trang giữa chừng, ván vẫn chờ bạn.</p>`,
  },
  'language-and-look': {
    title: 'Đổi ngôn ngữ và giao diện ở đâu?',
    content:
      '<p>Cả hai đều ở cuối mỗi trang, trên điện thoại thì ở trong menu. Bạn chọn được tiếng Việt hoặc tiếng Anh, giao diện sáng hoặc tối. Trình duyệt ghi nhớ lựa chọn này; tài khoản của bạn không thay đổi.</p>',
  },
  money: { title: 'Nạp và rút tiền' },
  deposits: {
    title: 'Nạp tiền như thế nào?',
    content: `<ol><li>Mở <a href="/member/depositv2">Nạp tiền</a> và chọn một cách nạp. Mỗi cách đều ghi rõ hạn mức và phí.</li><li>Nhập số tiền rồi làm theo hướng dẫn. Nếu chuyển khoản ngân hàng, hãy chuyển đúng số tiền hiện trên màn hình.</li><li>Bạn theo dõi được khoản nạp ngay trên trang đó; tiền vào ví ngay khi chúng tôi nhận được.</li></ol><p><strong>Chỉ chuyển tiền theo thông tin trên trang đó.</strong> ${name} không bao giờ gửi số tài khoản qua chat hay điện thoại.</p>`,
  },
  withdrawals: {
    title: 'Rút tiền như thế nào?',
    content:
      '<ol><li>Đặt mật khẩu rút tiền ở <a href="/member/securityCenter">Tài khoản và bảo mật</a>, khác với mật khẩu đăng nhập.</li><li>Lưu tài khoản ngân hàng đứng tên bạn ở <a href="/member/beneficiaries">Tài khoản nhận tiền</a>.</li><li>Nhập số tiền ở <a href="/member/withdrawal">Rút tiền</a>. Trang này cho biết hiện bạn rút được bao nhiêu, và còn phải cược bao nhiêu nếu đang có tiền thưởng.</li></ol><p>Một số lệnh rút được nhân viên kiểm tra trước. Xem từng lệnh đã đến bước nào ở <a href="/member/paymentsRecord">Nạp và rút</a>.</p>',
  },
  balance: {
    title: 'Xem các giao dịch của mình ở đâu?',
    content:
      '<p><a href="/member/transactionHistory">Lịch sử giao dịch</a> ghi từng khoản, kèm lý do và số dư sau đó. <a href="/member/personalHistoryCopy">Lịch sử cược</a> ghi từng ván với tiền cược và tiền nhận. Cả hai đều lọc được và tải về dưới dạng tệp CSV.</p><p>Không ai sửa hay xóa các dòng này, kể cả chúng tôi. Nếu có sai sót, chúng tôi thêm một dòng điều chỉnh có ghi rõ lý do.</p>',
  },
});
