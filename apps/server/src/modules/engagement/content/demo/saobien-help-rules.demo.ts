import type { Facts } from './facts.demo.ts';
import { vietnamese, type VietnameseHelp } from './vietnamese.demo.ts';

const terms = ({ credit, minimumAge, minStake, maxStake, maxPayout }: Facts): string =>
  [
    `<h3>1. Ai được chơi</h3><p>Bạn phải đủ ${minimumAge} tuổi, chơi bằng chính tên mình và ở nơi pháp luật cho phép. Mỗi người một tài khoản; không được cho mượn hay bán tài khoản.</p>`,
    '<h3>2. Tài khoản của bạn</h3><p>Hãy giữ kín mật khẩu và báo cho chúng tôi nếu có thể người khác đã biết. Trước khi bạn báo, mọi việc thực hiện bằng mật khẩu của bạn được coi là do bạn làm.</p>',
    `<h3>3. Tiền chào mừng</h3><p>Mỗi tài khoản mới nhận một lần ${vietnamese(credit)}, theo thể lệ trên <a href="/promotions#welcome-credit">trang khuyến mãi</a>.</p>`,
    `<h3>4. Đặt cược</h3><p>Tiền cược từ ${vietnamese(minStake)} đến ${vietnamese(maxStake)}, mỗi ván thắng tối đa ${vietnamese(maxPayout)}. Lượt cược có hiệu lực khi trang web báo đã nhận, và được tính theo thể lệ đang áp dụng lúc đó. Lượt cược đã nhận thì không bên nào rút lại được.</p>`,
    '<h3>5. Kết quả</h3><p>Kết quả của game riêng của chúng tôi chỉ lấy từ các seed và <a href="/fairness">ai cũng kiểm tra được</a>. Nếu kết quả tính ra khác với kết quả đã hiển thị, kết quả tính ra được áp dụng.</p>',
    '<h3>6. Sự cố</h3><p>Ván bị gián đoạn sẽ chờ bạn chơi tiếp. Nếu không thể phân định, chúng tôi hoàn lại tiền cược.</p>',
    '<h3>7. Chơi đúng mực</h3><p>Chúng tôi có thể đóng tài khoản nếu một người có nhiều tài khoản, nhiều người dùng chung một tài khoản, hoặc có người tìm cách gây hại cho trang web. Chúng tôi sẽ cho bạn biết lý do.</p>',
    '<h3>8. Thay đổi</h3><p>Điều khoản mới được thông báo trước khi áp dụng và không bao giờ thay đổi những ván bạn đã chơi.</p>',
  ].join('');

export function saoBienRulesHelp(facts: Facts): VietnameseHelp {
  const { name } = facts;
  return {
    security: { title: 'Bảo mật' },
    password: {
      title: 'Quên mật khẩu thì làm sao?',
      content:
        '<p><a href="/forgotPassword">Đặt mật khẩu mới</a> bằng email hoặc số điện thoại của tài khoản. Đường dẫn và mã chỉ dùng được một lần trong thời gian ngắn. Khi đổi mật khẩu, mọi phiên đăng nhập khác đều kết thúc.</p><p>Hãy chọn mật khẩu dài và không dùng ở nơi khác; trình quản lý mật khẩu giúp việc này dễ hơn. Chúng tôi chỉ lưu hash của mật khẩu, nên không ai ở đây đọc được mật khẩu của bạn, và cũng không ai ở đây hỏi mật khẩu của bạn.</p>',
    },
    'protect-account': {
      title: 'Bảo vệ tài khoản như thế nào?',
      content:
        '<p><a href="/member/securityCenter">Tài khoản và bảo mật</a> cho biết bạn đang đăng nhập ở đâu, cho phép đăng xuất các thiết bị khác, và có xác minh hai bước cùng khóa truy cập.</p><ul><li>Nhập sai mật khẩu nhiều lần, tài khoản bị khóa vài phút.</li><li>Sau 30 phút không hoạt động, bạn tự động được đăng xuất.</li><li>Nếu thấy điều gì bất thường, hãy đổi mật khẩu trước rồi báo cho chúng tôi.</li></ul>',
    },
    terms: { title: 'Điều khoản' },
    term: { title: 'Điều khoản sử dụng', content: terms(facts) },
    complaints: {
      title: 'Khiếu nại',
      content: `<p>Hãy liên hệ ${name} qua mục “Viết cho chúng tôi” ở cuối mỗi trang. Nếu là về một ván chơi, vui lòng ghi tên game và mã ván trong Lịch sử cược. Chúng tôi giữ nguyên nội dung bạn viết, kèm thời điểm nhận được.</p>`,
    },
    privacy: { title: 'Quyền riêng tư' },
    'privacy-data': {
      title: 'Chúng tôi lưu gì về bạn và vì sao',
      content: `<ul><li><strong>Những gì bạn nhập khi đăng ký</strong>: để quản lý tài khoản của bạn. Ô không bắt buộc có thể để trống.</li><li><strong>Các ván chơi và giao dịch</strong>: thuộc sổ sách của ${name} và không thể xóa.</li><li><strong>Các lần đăng nhập, kèm thời gian, địa chỉ IP và loại thiết bị</strong>: để bạn và chúng tôi nhận ra khi có người khác đăng nhập.</li><li><strong>Thư góp ý</strong>: kèm địa chỉ IP nơi gửi, để ngăn thư rác.</li></ul><h3>Trong trình duyệt của bạn</h3><p>Phiên đăng nhập kéo dài chừng nào thẻ trình duyệt còn mở. Ngôn ngữ, giao diện và cách hiển thị được giữ đến khi bạn xóa. Một cookie ghi nhớ trình duyệt này trong một ngày, và chỉ khi bạn yêu cầu. Không có cookie quảng cáo.</p><p>Nếu bạn đăng nhập bằng tài khoản của dịch vụ khác, dịch vụ đó sẽ biết việc này.</p>`,
    },
  };
}
