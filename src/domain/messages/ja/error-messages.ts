import { LIMITS } from "../../limits.ts";
import type { ERROR_MESSAGES as english } from "../en/error-messages.ts";
import { sayAdvice, sayProblem } from "../say-problem.ts";
import { japanese } from "./japanese.ts";

const requestProblem = sayProblem({
  whole: {
    badAddress: "アドレスがスラッシュで始まっていません",
    bodyEmpty: "本文が空です",
    destinationTooLong: "目的地が長すぎます",
    fileUnnamed: "ファイルのID、名前、種類のどれかが使えません",
    inputTooLong: "入力が長すぎます",
    notHttp: "正しく完全なHTTPではありません",
    notJson: "正しいJSONでないか、アドレスの形式が間違っています",
    notUtf8: "正しいUTF-8ではありません",
    tokenInAddress: "アクセストークンはAuthorizationヘッダーに入れてください",
    twoHosts: "ホストが2回指定されています",
    unknownCursor: "カーソルが正しくありません",
    unknownTripIds: `「ids」には、旅行のIDをカンマ区切りで${LIMITS.list.wholeTrips}件まで指定してください`,
  },
  body: "本文",
  fieldUnknown: (field) => `${field}に不明な項目があります`,
  fieldUnfit: (field) => `${field}が正しくありません`,
  fieldValue: (field, allowed) => `${field}は次のいずれかにしてください：${allowed.join("、")}`,
  fieldType: (field, types) => `${field}の型は${types.join("または")}にしてください`,
  bounds: { fieldTooBig: "以下", fieldTooSmall: "以上" },
  units: { characters: "文字", entries: "件" },
  value: (field, bound, amount) => `${field}は${amount}${bound}にしてください`,
  size: (field, bound, amount, unit) => `${field}は${amount}${unit}${bound}にしてください`,
});

const IMPORT_PROBLEMS = {
  unknownFormat: "Tripwright、GPX、KML、KMZのファイルではありません",
  notList: "読み取れるリストではありません。JSON、CSV、KML、KMZ、GPX、テキストを使ってください",
  noNames: "場所の名前がありません",
  notBooking:
    "読み取れる予約確認書ではありません。メール、PDF、カレンダー、パス、テキストを使ってください",
  noBookings: "予約が見つかりませんでした",
  noText: "文字のない画像です",
  noCode: "コードが見つかりませんでした。明るい場所で真上から撮影してください",
  fileTooLarge: "{most}MBを超えています",
  notUtf8: "テキストがUTF-8ではありません",
  notJson: "正しいJSONではありません",
  notOurs: "JSONですが、Tripwrightの旅行ではありません",
  newerVersion: "新しいバージョンのTripwrightのファイルです",
  notXml: "正しいXMLではありません",
  documentType: "対応していない文書型宣言があります",
  entity: "対応していない独自のエンティティが定義されています",
  tooDeep: "入れ子が深すぎます",
  tooMany: "要素が多すぎます",
  tooManyDays: "{most}日を超えています。複数のファイルに分けてください",
  tooManyPlaces: "スポットが{most}か所を超えています。複数のファイルに分けてください",
  tooManyOnDay: "スポットが{most}か所を超える日があります。その日を分けてください",
  tooManyHotels: "ホテルが{most}軒を超えています。いくつか削除してください",
  tooLarge: "展開後の内容が大きすぎます",
  notZip: "正しいKMZではありません",
  noKml: "KMZにKMLが入っていません",
  noPlaces: "名前と位置のあるスポットがありません",
};

const besides = (others: readonly string[]) =>
  others.length === 0 ? "" : `ほかに${japanese.list(others)}もあります。`;

const adviceText = sayAdvice({
  nearest: ({ city, km }) => `ガイドにある最も近い街は、約${japanese.way(km)}離れた${city}です。`,
  namesake: ({ city, others }) => `ガイドにある${city}は別の場所です。${besides(others)}`,
  similar: ({ city }) => `${city}のことですか？`,
  sameCountry: ({ cities }) => `同じ国では、${japanese.list(cities)}がガイドにあります。`,
  some: ({ total, cities }) => `ガイドには${japanese.list(cities)}など${total}都市があります。`,
});

export const ERROR_MESSAGES: typeof english = {
  bad_request: (values) => `リクエストを読み取れませんでした：${requestProblem(values)}。`,
  idempotency_key_missing:
    "Idempotency-Keyヘッダーを、8～100文字の英数字・ハイフン・アンダースコアで送ってください。",
  sign_in_failed: ({ problem }) => `ログインできませんでした：${problem}。`,
  not_signed_in: "先にログインしてください。",
  token_refused: "このアクセストークンは無効です。",
  token_forbids: ({ scope }) =>
    scope === "none"
      ? "この操作にアクセストークンは使えません。"
      : `${scope}スコープのあるトークンが必要です。`,
  too_many_tokens: "アクセストークンが上限に達しました。先に1つ無効にしてください。",
  wrong_origin: "別のサイトからのリクエストのため、受け付けませんでした。",
  not_found: "このアドレスには何もありません。",
  trip_not_found: "旅行が見つかりません",
  version_not_found: "この旅行のこのバージョンは、もう保存されていません。",
  link_not_found: "このリンクはもうありません。",
  link_ended: "このリンクはもう使えません。送ってくれた人に聞いてください。",
  link_forbids: "このリンクではその操作はできません。送ってくれた人に聞いてください。",
  guest_unnamed: "先に名前を入力してください。",
  name_taken:
    "この旅行では、その名前はすでに使われています。ご本人の場合は、専用リンクを開いてください。そうでない場合は、別の名前にしてください。",
  guest_not_found: "このゲストは、もうこのリンクにいません。",
  person_not_found: "この人のアカウントは、もうここにはありません。",
  person_full: "この人の共有旅行は上限に達しています。先に1つ外してもらってください。",
  too_many_links: "この旅行のリンクが上限に達しました。先に1つ無効にしてください。",
  link_full: "このリンクは定員に達しています。送ってくれた人に聞いてください。",
  photo_not_found: "写真はありません。",
  generation_not_found: "このリクエストはもう残っていません。最初からやり直してください。",
  method_not_allowed: "このアドレスでは、その種類のリクエストは使えません。",
  session_not_found: "そのブラウザはもうログアウトしています。",
  request_too_slow: "リクエストの受信に時間がかかりすぎました。",
  other_person: "このブラウザでは別の人がログインしています。ページを再読み込みしてください。",
  too_many_trips: ({ trips }) =>
    `旅行が${japanese.count(trips, { one: "件", other: "件" })}あり、アカウントの上限に達しています。先にいくつか削除してください。`,
  files_full: ({ megabytes }) =>
    megabytes === 0
      ? "このサーバーのアカウントには、ファイルを保存できません。"
      : `保存できるファイルは、アカウント全体で${megabytes}MB、旅行ごとに${LIMITS.keptFile.ofTrip}個までです。先にいくつか削除してください。`,
  file_not_found: "このファイルは、もうアカウントにありません。",
  file_refused: "保存できるのは、PDFと画像（JPEG、PNG、WebP、GIF）だけです。",
  version_conflict: "この旅行はほかの場所で変更されました。両方を比べて1つを選んでください。",
  body_too_large: ({ mostBytes }) => `リクエストが大きすぎます。上限は${mostBytes / 1024}KBです。`,
  wrong_host: ({ publicUrl }) => `このサーバーは${publicUrl}でのみ利用できます。`,
  unsupported_media_type:
    "UTF-8の非圧縮JSONを、Content-Typeをapplication/jsonにして送ってください。",
  required_selection_missing: "すべての項目を入力してください",
  days_out_of_range: ({ maxDays }) => `日数を1～${maxDays}の整数で入力してください。`,
  cities_out_of_range: "1つの旅行に入れられる都市は2〜4か所で、それぞれ1日以上必要です。",
  start_date_unreadable: "正しい開始日を入力するか、空のままにしてください。",
  start_date_missing:
    "カレンダーには日付が必要です。開始日を設定してから、もう一度お試しください。",
  import_unreadable: ({ problem, most }) =>
    `ファイルを読み取れませんでした：${IMPORT_PROBLEMS[problem].replace("{most}", `${most}`)}。`,
  import_destination_missing:
    "ファイルからは、どこにある場所かわかりません。目的地を入力してから、もう一度インポートしてください。",
  idempotency_key_reused:
    "このリクエストは別の内容ですでに送信されています。もう一度「旅行を作成」を押してください。",
  confirmation_mismatch: "このアカウントのメールアドレスではないため、何も削除していません。",
  change_impossible: "その日またはスポットはこの旅行にないため、何も変更していません。",
  day_locked:
    "この日か移動日が固定されている、または固定したスポットがあるため、何も変更していません。",
  trip_full: "旅行またはその日がいっぱいのため、何も変更していません。先に何かを外してください。",
  costs_full: "この旅行の支出または旅行者が上限に達しました。先に1つ削除してください。",
  ideas_full: "この旅行にはこれ以上候補を追加できません。先にいくつか削除してください。",
  list_full: "この旅行のリストがいっぱいです。先に何かを削除してください。",
  trip_too_large: "旅行が長すぎて保存できません。日数を減らすか、メモを短くしてください。",
  destination_unknown: ({ destination, ...advice }) =>
    `${destination}は内蔵ガイドにありません。架空の場所でプランを作ることはしません。${adviceText(advice)}`,
  destination_unanswered: ({ destination, ...advice }) =>
    `${destination}は内蔵ガイドになく、ほかの場所を調べるサービスも応答していません。しばらくしてからもう一度お試しください。${adviceText(advice)}`,
  destination_is_region: ({ destination }) =>
    `${destination}には複数の町があります。プランは1つずつ作るので、泊まる場所を選んでください。`,
  destination_ambiguous: ({ destination }) =>
    `「${destination}」に当てはまる場所が複数あります。どれか選んでください。`,
  too_little_known: ({ destination, places }) =>
    `オープンデータで${destination}を調べましたが、見どころは${japanese.count(places, { one: "か所", other: "か所" })}だけでした。プランには足りず、架空の場所で補うこともしません。`,
  only_map_known: ({ destination, places }) =>
    `${destination}は地図でしか見つかりませんでした。OpenStreetMapには${japanese.count(places, { one: "か所", other: "か所" })}ありますが、どこが見どころかを示すガイドや百科事典がないため、プランを作れません。`,
  too_many_new_places:
    "新しい目的地のリクエストが多すぎます。1時間待つか、ガイドにある目的地を選んでください。",
  version_required: "変更するバージョンをIf-Matchヘッダーで送ってください。",
  too_many_requests: "リクエストが多すぎます。1分待ってから、もう一度お試しください。",
  too_many_streams: "開いているページが多すぎます。1つ閉じてから、もう一度お試しください。",
  too_many_generations: ({ limit }) =>
    `今日作れるプラン${limit}件を使い切りました。UTCの午前0時を過ぎると、また作れます。`,
  already_planning: "すでにプランを作成中です。完成を待つか、先に中止してください。",
  server_daily_limit: "このサーバーの今日のプラン数が上限に達しました。明日またお越しください。",
  header_too_large: "リクエストのヘッダーが長すぎます。",
  cancelled: "プランの作成を中止しました。何も保存していません。",
  interrupted: "プランの作成中にサーバーが再起動しました。もう一度お試しください。",
  planner_busy: "プランナーが混み合っています。1分待ってから、もう一度お試しください。",
  planner_refused:
    "プランナーがこのサーバーのキーまたは設定を拒否しました。サイト管理者に知らせてください。",
  planner_declined:
    "プランナーがこのリクエストを処理できませんでした。もう一度試すか、サイト管理者に知らせてください。",
  planner_unreachable: "プランナーが応答していません。1分待ってから、もう一度お試しください。",
  planner_blocked:
    "プランナーはこのリクエストに応じられません。目的地の書き方を変えてみてください。",
  planner_stopped:
    "プランナーが途中で止まりました。もう一度試すか、目的地の書き方を変えてみてください。",
  planner_unreadable: "プランナーの回答を2回とも読み取れませんでした。もう一度お試しください。",
  tool_too_slow: "時間がかかりすぎました。処理は完了しているかもしれません。",
  plan_failed: "旅行を作成できませんでした。もう一度お試しください。",
  shutting_down: "サーバーを再起動しています。少ししてからもう一度お試しください。",
  storage_full: "サーバーの空き容量がなく、保存できません。サイト管理者に知らせてください。",
  busy: "サーバーが混み合っています。少ししてからもう一度お試しください。",
  storage_unreachable: "ストレージが応答していません。1分後にもう一度お試しください。",
  storage_damaged:
    "サーバーのデータが壊れているため、表示も保存もできません。サイト管理者に知らせてください。",
  trip_unreachable: "オフラインのため、データを取得できませんでした。",
  internal: "こちらで問題が発生しました。もう一度お試しください。",
};
